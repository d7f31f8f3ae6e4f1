// The panel's lists: filtered, sorted and paged by the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Blog, type BlogRow, blogRow } from '../../shared/blog.ts'
import { type Doctor, doctorRow, type DoctorRow } from '../../shared/doctor.ts'
import type { Enquiry } from '../../shared/enquiry.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { z } from '../../shared/schema.ts'
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
    [
      'state=new',
      'state must be one of: all, unfinished, draft, scheduled, published, changed, unpublished, trash.',
    ],
    ['solution=Other', 'solution must be one of: Medical Solution, Dental Solution.'],
  ])('refuse %.20s', async (query, message) => {
    expect(await refusal(await admin.get(`/blogs?${query}`))).toBe(`400 ${message}`)
  })
})

describe('drafts among them', () => {
  let drafts: ReturnType<typeof draftCalls>
  let doctor: ReturnType<typeof adminCalls>
  let zoe: string
  const keys: Record<string, string> = {}

  beforeAll(async () => {
    drafts = draftCalls(admin)
    const [found] = (await read<Doctor>('/authors?query=zoe')).items
    zoe = found!._id
    const person = { name: 'Zoë', email: 'zoe@example.org', role: 'doctor', doctorId: zoe }
    await admin.post('/people', person)
    doctor = adminCalls(site, await adminToken(site.dataDir, person.email))
    const full = (title: string) => ({ ...goodBlog(zoe), title, tags: ['Bite'] })
    for (const [title, fields] of Object.entries({
      Unfinished: { author_id: zoe, tags: ['TMD'], brief_description: 'About crêpes' },
      Anonymous: {},
      Later: full('Later'),
      Trashed: { tags: ['TMD'] },
    })) {
      keys[title] = newKey()
      await drafts.save(keys[title], { ...fields, title })
    }
    const inADay = new Date(Date.now() + 86_400_000).toISOString()
    await drafts.schedule(keys['Later']!, inADay, 1)
    await drafts.remove(keys['Trashed']!)
    const blog = await admin.makeBlog(full('Withdrawn'))
    await admin.post(`/blogs/${blog._id}/unpublish`, {})
    await drafts.save('blog.gamma', { title: 'Gamma, changed' })
  })
  afterAll(async () => {
    await drafts.remove('blog.gamma')
    for (const key of [...Object.values(keys), 'blog.withdrawn']) await drafts.remove(key)
  })

  it('are listed by state, before what readers see where all are', async () => {
    const unseen = ['Withdrawn', 'Later', 'Anonymous', 'Unfinished']
    const expected = {
      all: [...unseen, 'Gamma', 'Alpha', 'Beta'],
      unfinished: ['Gamma, changed', 'Withdrawn', 'Anonymous', 'Unfinished'],
      draft: ['Anonymous', 'Unfinished'],
      scheduled: ['Later'],
      published: ['Gamma', 'Alpha', 'Beta'],
      changed: ['Gamma, changed'],
      unpublished: ['Withdrawn'],
      trash: ['Trashed', 'Quoll'],
    }
    for (const [state, all] of Object.entries(expected)) {
      const { items, headers } = await read<BlogRow>(`/blogs?fields=list&state=${state}`)
      expect(items.map(({ title }) => title)).toEqual(all)
      expect(Number(headers.get('x-total-count'))).toBe(all.length)
      expect(z.array(blogRow.strict()).parse(items)).toEqual(items)
    }
    const { items } = await read<BlogRow>('/blogs?fields=list&state=all')
    expect(items.find(({ title }) => title === 'Gamma')).toMatchObject({
      _id: 'gamma',
      draft: { key: 'blog.gamma', state: 'changed', scheduleProblem: null },
    })
    const { key, scheduledAt } = items[1]!.draft!
    expect([key, items[1]!._id]).toEqual([keys['Later'], keys['Later']])
    expect(scheduledAt).not.toBeNull()
    expect((await read<Blog>('/blogs?state=changed')).items[0]).toHaveProperty('review')
    expect((await read<BlogRow>('/blogs?state=draft')).items).toHaveLength(2)
  })

  it('are filtered, sorted and paged with them', async () => {
    const all = (query: string) => titles(`state=all&${query}`)
    expect(await all('query=ZOE')).toEqual(['Withdrawn', 'Later', 'Unfinished', 'Gamma', 'Beta'])
    expect(await all('query=crepes+tmd')).toEqual(['Unfinished'])
    expect(await all('tag=tmd')).toEqual(['Unfinished', 'Gamma', 'Alpha'])
    expect(await all('tag=tm')).toEqual([])
    expect(await all(`author=${zoe}&solution=Medical+Solution`)).toEqual([
      ...['Withdrawn', 'Later', 'Gamma', 'Beta'],
    ])
    expect(await all('author=dr.+zoe+test&tag=bite&sort=date')).toEqual(['Later', 'Withdrawn'])
    const byTitle = ['Anonymous', 'Later', 'Unfinished', 'Withdrawn', 'Alpha', 'Beta', 'Gamma']
    expect(await all('sort=title')).toEqual(byTitle)
    expect((await all('sort=-author')).slice(0, 4)).toEqual([
      ...['Withdrawn', 'Later', 'Unfinished', 'Anonymous'],
    ])
    for (const page of [1, 2, 3, 4]) {
      const shown = await all(`sort=title&limit=3&page=${page}`)
      expect(shown).toEqual(byTitle.slice(3 * page - 3, 3 * page))
    }
  })

  it('are a doctor’s own alone, also where an older version of the program saved them last', async () => {
    const own = async (state: string) => {
      const response = await doctor.get(`/blogs?fields=list&state=${state}`)
      return ((await response.json()) as BlogRow[]).map(({ title }) => title)
    }
    const before = ['Withdrawn', 'Later', 'Unfinished', 'Gamma', 'Beta']
    expect(await own('all')).toEqual(before)
    expect(await own('trash')).toEqual([])
    const write = (fields: object, version: number) =>
      storage.db
        .updateTable('drafts')
        .set({ fields: JSON.stringify(fields), version })
        .where('id', '=', keys['Unfinished']!.slice('new.'.length))
        .execute()
    await write({ title: 'Unfinished', author_id: 'somebody-else' }, 2)
    expect((await doctor.get(`/drafts/${keys['Unfinished']}`)).status).toBe(403)
    expect(await own('all')).toEqual(before.filter((title) => title !== 'Unfinished'))
    await write({ title: 'Written before', author_id: zoe }, 3)
    expect(await own('draft')).toEqual(['Written before'])
    expect(await titles('state=draft&query=before')).toEqual(['Written before'])
  })

  it('are listed among doctors too, for those who may read them', async () => {
    const key = newKey()
    await drafts.save(key, { name: 'Dr. Bea', location: 'Bath' }, 0, 'doctor')
    const names = async (query: string, calls = admin) => {
      const response = await calls.get(`/authors?fields=list&${query}`)
      return ((await response.json()) as DoctorRow[]).map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Dr. Zoë Test', 'Dr. Ada'])
    expect(await names('state=all')).toEqual(['Dr. Bea', 'Dr. Zoë Test', 'Dr. Ada'])
    expect(await names('state=all&query=b&sort=-location')).toEqual(['Dr. Bea', 'Dr. Zoë Test'])
    expect(await names('state=all', doctor)).toEqual(['Dr. Zoë Test', 'Dr. Ada'])
    const { items } = await read<DoctorRow>('/authors?fields=list&query=ada')
    expect(items).toEqual([doctorRow.strict().parse(items[0])])
    expect(items[0]).toMatchObject({
      description: '<p>Treats <strong>jaws</strong></p>',
      draft: null,
    })
    await drafts.remove(key)
    const long = `<p><strong>${'Jaws. '.repeat(2000)}</strong></p>`
    const { _id } = await admin.makeDoctor({ name: 'Dr. Long', description: long })
    const [row] = (await read<DoctorRow>('/authors?fields=list&query=long')).items
    expect(row!.description).toMatch(/^<p><strong>Jaws\. .{3900,4000}<\/strong><\/p>$/)
    await admin.remove(`/authors/${_id}`)
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
  // As an older version stored it.
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
