// The panel's lists: filtered, sorted and paged by the server.
import { describe, expect, it } from 'vitest'
import { type Blog, blogRow } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { Enquiry } from '../../shared/enquiry.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { useListedArticles } from '../support/site/listed-articles.ts'

const at = useListedArticles()
const { storage, read, titles } = at

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
    const doctor = await at.admin.makeDoctor({ name: 'Dr. Early' })
    const blog = await at.admin.makeBlog({ ...goodBlog(doctor._id), title: 'Numbat' })
    expect(await titles('query=numbat+early')).toEqual(['Numbat'])
    await at.admin.put(`/blogs/${blog._id}`, { ...goodBlog(doctor._id), title: 'Quoll' })
    expect(await titles('query=numbat')).toEqual([])
    await at.admin.put(`/authors/${doctor._id}`, { name: 'Dr. Later' })
    expect(await titles('query=quoll+later')).toEqual(['Quoll'])
    await at.admin.remove(`/authors/${doctor._id}`)
    expect(await titles('query=quoll+unknown')).toEqual(['Quoll'])
    await at.admin.remove(`/blogs/${blog._id}`)
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
    expect((await at.admin.put(`/drafts/blog.${alpha}`, save)).status).toBe(201)
    expect(await titles('state=changed')).toEqual(['Alpha'])
    expect(await titles('state=changed&query=gamma')).toEqual([])
    expect(await titles('state=scheduled')).toEqual([])
    expect(await titles('state=published')).toHaveLength(3)
    await at.admin.remove(`/drafts/blog.${alpha}`)
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
    expect(await refusal(await at.admin.get(`/blogs?${query}`))).toBe(`400 ${message}`)
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
  expect((await at.admin.get('/authors?limit=0')).status).toBe(400)
})

it('enquiries are filtered by words in name, e-mail and message, old ones as well', async () => {
  for (const name of ['Zoë', 'Bob']) {
    const body = {
      name,
      email: `${name === 'Bob' ? 'bob' : 'zoe'}@example.org`,
      message: 'Ménière',
    }
    await at.site.postJson('/api/user/v1/contact/send-message', body)
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
