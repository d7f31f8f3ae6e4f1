// The lists of the panel: filtered, sorted and paged by the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Blog, blogRow } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { Enquiry } from '../../shared/enquiry.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>
const storage = siteDatabase()

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, trustProxy: 1 }, { open: storage.open })
  admin = adminCalls(site, await adminToken(site.dataDir))
  const zoe = await admin.makeDoctor({ name: 'Dr. Zoë Test', location: 'Boston' })
  const ada = await admin.makeDoctor({ name: 'Dr. Ada', description: '<p>Treats <b>jaws</b></p>' })
  for (const [title, author, tags] of [
    ['Beta', zoe, ['Sleep']],
    ['Alpha', ada, ['TMD']],
    ['Gamma', zoe, ['TMD', 'Migräne']],
  ] as const) {
    await admin.makeBlog({ ...goodBlog(author._id), title, tags })
  }
})
afterAll(() => site.stop())

type Page<Item> = { items: Item[]; headers: Headers }

const read = async <Item>(path: string): Promise<Page<Item>> => {
  const response = await admin.get(path)
  expect(response.status, path).toBe(200)
  return { items: (await response.json()) as Item[], headers: response.headers }
}
const titles = async (query: string) =>
  (await read<Blog>(`/blogs?fields=list&${query}`)).items.map(({ title }) => title)

describe('articles', () => {
  it('are filtered by words in title, author, brief description and tags', async () => {
    expect(await titles('query=zoe')).toEqual(['Gamma', 'Beta'])
    expect(await titles('query=ZO%C3%8B+MIGRA')).toEqual(['Gamma'])
    expect(await titles('query=eta')).toEqual(['Beta'])
    expect(await titles('query=%20')).toHaveLength(3)
    for (const none of ['wombat', 'zoe%20alpha', '%25', '_', '%00%27']) {
      expect(await titles(`query=${none}`), none).toEqual([])
    }
  })

  it('are found by what they say now, and not when they are gone', async () => {
    const doctor = await admin.makeDoctor({ name: 'Dr. Early' })
    const blog = await admin.makeBlog({ ...goodBlog(doctor._id), title: 'Numbat' })
    expect(await titles('query=numbat+early')).toEqual(['Numbat'])
    await admin.put(`/blogs/${blog._id}`, { ...goodBlog(doctor._id), title: 'Quoll' })
    expect(await titles('query=numbat')).toEqual([])
    await admin.put(`/authors/${doctor._id}`, { name: 'Dr. Later' })
    expect(await titles('query=quoll+later')).toEqual(['Quoll'])
    await admin.remove(`/authors/${doctor._id}`)
    expect(await titles('query=quoll+unknown')).toEqual(['Quoll'])
    await admin.remove(`/blogs/${blog._id}`)
    expect(await titles('query=quoll')).toEqual([])
  })

  it('are sorted both ways, and paged in each order', async () => {
    expect(await titles('sort=title')).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles('sort=-title')).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await titles('sort=author')).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles('sort=-author')).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await titles('sort=date')).toEqual(['Beta', 'Alpha', 'Gamma'])
    expect(await titles('sort=-date')).toEqual(['Gamma', 'Alpha', 'Beta'])
    for (const sort of ['date', '-author', 'title&query=a']) {
      const all = await titles(`sort=${sort}`)
      expect(await titles(`sort=${sort}&limit=2&page=2`)).toEqual(all.slice(2))
      expect(await titles(`sort=${sort}&limit=2&page=3`)).toEqual([])
    }
  })

  it('are narrowed to an author, a tag, a solution and a state, in each order', async () => {
    const [{ _id }] = (await read<Doctor>('/authors?query=zoe')).items as [Doctor]
    expect(await titles(`author=${_id}&sort=title`)).toEqual(['Beta', 'Gamma'])
    expect(await titles('tag=tmd&sort=-title')).toEqual(['Gamma', 'Alpha'])
    expect(await titles(`author=${_id}&tag=TMD`)).toEqual(['Gamma'])
    expect(await titles(`author=${_id}&query=beta`)).toEqual(['Beta'])
    expect(await titles('tag=TMD&query=a&sort=author&limit=1&page=2')).toEqual(['Gamma'])
    expect(await titles('solution=Medical+Solution&sort=date')).toEqual(['Beta', 'Alpha', 'Gamma'])
    expect(await titles('solution=Dental+Solution')).toEqual([])
    expect(await titles('author=nobody&query=a')).toEqual([])
    const [{ _id: alpha }] = (await read<Blog>('/blogs?query=alpha')).items as [Blog]
    const save = { kind: 'blog', base: 0, fields: { call_out: 'New' }, tab: 'tab-of-nobody' }
    expect((await admin.put(`/drafts/blog.${alpha}`, save)).status).toBe(201)
    expect(await titles('state=changed')).toEqual(['Alpha'])
    expect(await titles('state=changed&query=gamma')).toEqual([])
    expect(await titles('state=scheduled')).toEqual([])
    expect(await titles('state=published')).toHaveLength(3)
    await admin.remove(`/drafts/blog.${alpha}`)
  })

  it('are short rows with fields=list, else whole records', async () => {
    const { items, headers } = await read<object>('/blogs?fields=list&query=zoe&limit=1')
    expect(items).toEqual([blogRow.strict().parse(items[0])])
    expect(headers.get('x-total-count')).toBe('2')
    expect(headers.get('link')).toBe(
      '</api/admin/v1/blogs?fields=list&query=zoe&limit=1&page=2>; rel="next"',
    )
    const whole = (await read<Blog>('/blogs')).items
    expect((await read<Blog>('/blogs?query=zoe')).items).toEqual([whole[0], whole[2]])
  })

  it.each([
    ['sort=newest', 'sort must be one of: title, -title, author, -author, date, -date.'],
    ['fields=title', 'fields must be one of: all, list.'],
    [`query=${'a'.repeat(201)}`, 'query is too long. Limit is 200 characters.'],
    ['query=a&query=b', 'query must be given once.'],
    ['state=new', 'state must be one of: published, changed, scheduled.'],
    ['solution=Other', 'solution must be one of: Medical Solution, Dental Solution.'],
  ])('refuse %.20s', async (query, message) => {
    expect(await refusal(await admin.get(`/blogs?${query}`))).toBe(`400 ${message}`)
  })
})

it('doctors are filtered and paged; without parameters all are listed', async () => {
  const names = async (query: string) =>
    (await read<Doctor>(`/authors${query}`)).items.map(({ name }) => name)
  expect(await names('')).toEqual(['Dr. Zoë Test', 'Dr. Ada'])
  expect(await names('?query=ZOE+boston')).toEqual(['Dr. Zoë Test'])
  expect(await names('?query=treats+jaws')).toEqual(['Dr. Ada'])
  expect(await names('?limit=1&page=2')).toEqual(['Dr. Ada'])
  expect(await names('?page=2')).toEqual([])
  const { headers } = await read<Doctor>('/authors?limit=1')
  expect(headers.get('x-total-count')).toBe('2')
  expect(headers.get('link')).toBe('</api/admin/v1/authors?limit=1&page=2>; rel="next"')
  expect((await admin.get('/authors?limit=0')).status).toBe(400)
})

it('enquiries are filtered by words in name, e-mail and message, old ones as well', async () => {
  for (const name of ['Zoë', 'Bob']) {
    const body = {
      name,
      email: `${name === 'Bob' ? 'bob' : 'zoe'}@example.org`,
      message: 'Ménière',
    }
    await site.postJson('/api/user/v1/contact/send-message', body)
  }
  // As an older version stores it.
  const old = { id: 'old', name: 'Ørsted', email: 'o@example.org', message: 'Vertígo' }
  await storage.db
    .insertInto('enquiries')
    .values({ ...old, created_at: '2020-01-01T00:00:00.000Z' })
    .execute()
  const names = async (query: string) =>
    (await read<Enquiry>(`/contact/all?query=${query}`)).items.map(({ name }) => name)
  expect(await names('')).toEqual(['Bob', 'Zoë', 'Ørsted'])
  expect(await names('zoe+MENIERE')).toEqual(['Zoë'])
  expect(await names('meniere&limit=1&page=2')).toEqual(['Zoë'])
  expect(await names('o%40example+vertigo')).toEqual(['Ørsted'])
  expect(await names('wombat')).toEqual([])
  expect(Object.keys((await read<Enquiry>('/contact/all')).items[0]!)).not.toContain('filter_text')
})
