// Applies one change to several articles, and undoes it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseUnreachable } from '../support/site/built-program.ts'
import type { Blog, BulkResult } from '../../shared/blog.ts'
import type { TagCount } from '../../shared/tag.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let author: string
const storage = siteDatabase()

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { open: storage.open })
  admin = adminCalls(site, await adminToken(site.dataDir))
  author = (await admin.makeDoctor({ name: 'Dr. Ada' }))._id
})
afterAll(() => site.stop())

const makeBlogs = (...titles: string[]) =>
  Promise.all(titles.map((title) => admin.makeBlog({ ...goodBlog(author), title })))
const bulk = async (body: object): Promise<BulkResult> => {
  const response = await admin.post('/blogs/bulk', body)
  expect(response.status).toBe(200)
  return (await response.json()) as BulkResult
}
const find = async (id: string) => {
  const response = await site.fetch(`/api/user/v1/blogs/${id}`)
  return response.ok ? ((await response.json()) as Blog) : response.status
}

describe('tags', () => {
  const tags = async (query = '') => {
    const response = await admin.get(`/tags?query=${query}`)
    return (await response.json()) as TagCount[]
  }

  it('that are probably misspelled or in another form are offered for merging', async () => {
    const tagged = (...tags: string[]) => admin.makeBlog({ ...goodBlog(author), tags })
    await tagged('Clenching', 'Stage 2 aligner', 'Night-guards')
    await tagged('Clenching', 'Stage 2 aligner', 'Stage 3 aligner', 'Sleep Apnoea')
    await tagged('Clecnhing', 'Night guard')
    const similar = await admin.get('/tags/similar')
    expect(await similar.json()).toEqual([
      { tag: 'Clecnhing', articles: 1, like: { tag: 'Clenching', articles: 2 } },
      { tag: 'Night-guards', articles: 1, like: { tag: 'Night guard', articles: 1 } },
      { tag: 'Sleep Apnoea', articles: 1, like: { tag: 'Sleep Apnea', articles: 0 } },
    ])
  })

  it('are listed with conditions first, renamed and merged in articles and drafts', async () => {
    const tagged = (title: string, tags: string[]) =>
      admin.makeBlog({ ...goodBlog(author), title, tags })
    const a = await tagged('A', ['Wombat', 'Jaw'])
    const b = await tagged('B', ['wombats', 'Wombat'])
    const draft = `/drafts/new.${'d'.repeat(32)}`
    const save = { kind: 'blog', base: 0, fields: { tags: ['wombat'] }, tab: 'tab-of-nobody' }
    await admin.put(draft, save)
    const all = await tags()
    expect(all.slice(0, 14).map(({ tag }) => tag)).toContain('Gum Recession')
    expect(all[0]!.articles).toBeGreaterThan(0)
    expect(await tags('WOMB')).toEqual([
      { tag: 'Wombat', articles: 2 },
      { tag: 'wombats', articles: 1 },
    ])
    expect(await tags('gum')).toEqual([{ tag: 'Gum Recession', articles: 0 }])

    const rename = async (tag: string, name: string) => admin.put(`/tags/${tag}`, { name })
    expect(await (await rename('wombat', ' Quokkas ')).json()).toEqual({
      tag: 'Quokkas',
      articles: 2,
    })
    expect(await (await rename('WOMBATS', 'Quokkas')).json()).toMatchObject({ articles: 2 })
    expect((await find(a._id)) as Blog).toMatchObject({ tags: ['Quokkas', 'Jaw'] })
    expect((await find(b._id)) as Blog).toMatchObject({ tags: ['Quokkas'] })
    expect(await (await admin.get(draft)).json()).toMatchObject({ fields: { tags: ['Quokkas'] } })
    const search = await site.fetch('/api/user/v1/blogs/search?query=quokkas')
    expect(await search.json()).toHaveLength(2)
    expect(await tags('womb')).toEqual([])
    expect(await refusal(await rename('wombat', 'X'))).toBe('404 Tag not found')
    expect(await refusal(await rename('Quokkas', ' '))).toBe('400 Name is required.')
  })
})

describe('many articles at once', () => {
  it('do not keep other requests waiting', async () => {
    const blogs = await makeBlogs(...Array.from({ length: 10 }, (_, n) => `Waiting ${n}`))
    const order: string[] = []
    const ids = blogs.map(({ _id }) => _id)
    await Promise.all([
      bulk({ ids, action: 'unpublish' }).then(() => order.push('changed')),
      site.fetch('/healthz').then(() => order.push('answered')),
    ])
    expect(order).toEqual(['answered', 'changed'])
  })

  it.each(['unpublish', 'trash'])('%s, and publish again as they were', async (action) => {
    const blogs = await makeBlogs('One', 'Two')
    const [one] = blogs as [Blog]
    const ids = blogs.map(({ _id }) => _id)
    const work = { kind: 'blog', base: 0, fields: { title: 'Later' }, tab: 'tab-of-nobody' }
    await admin.put(`/drafts/blog.${one._id}`, work)
    const failed = [{ id: 'nothing', message: 'Article not found' }]
    expect(await bulk({ ids: [...ids, 'nothing'], action })).toEqual({ changed: 2, failed })
    expect(await Promise.all(ids.map(find))).toEqual([404, 404])
    expect(await bulk({ ids: [...ids, 'nothing'], action: 'publish' })).toEqual({
      changed: 2,
      failed,
    })
    const { updatedAt: _then, ...before } = one
    expect(await find(one._id)).toMatchObject(before)
    const draft = await admin.get(`/drafts/blog.${one._id}`)
    expect(await draft.json()).toMatchObject({ state: 'changed', fields: { title: 'Later' } })
    expect(await bulk({ ids, action: 'publish' })).toEqual({ changed: 0, failed: [] })
  })

  it('add a tag and remove it, in drafts as well, and keep schedules', async () => {
    const [blog] = (await makeBlogs('Tagged')) as [Blog]
    const key = `/drafts/blog.${blog._id}`
    const work = { kind: 'blog', base: 0, fields: { title: 'Soon' }, tab: 'tab-of-nobody' }
    await admin.put(key, work)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await admin.put(`${key}/schedule`, { at, version: 1 })).status).toBe(200)
    const ids = [blog._id]
    expect(await bulk({ ids, action: 'add tag', tag: ' Braces ' })).toEqual({
      changed: 1,
      failed: [],
    })
    expect(await bulk({ ids, action: 'add tag', tag: 'BRACES' })).toEqual({
      changed: 0,
      failed: [],
    })
    const tagged = (await find(blog._id)) as Blog
    expect(tagged.tags).toEqual(['TMD', 'Sleep', 'Braces'])
    expect(tagged.updatedAt > blog.updatedAt).toBe(true)
    const found = await site.fetch('/api/user/v1/blogs?tag=braces')
    expect((await found.json()) as Blog[]).toHaveLength(1)
    expect(await (await admin.get(key)).json()).toMatchObject({
      state: 'scheduled',
      recordChanged: false,
      fields: { tags: ['TMD', 'Sleep', 'Braces'] },
    })
    expect(await bulk({ ids, action: 'remove tag', tag: 'braces' })).toMatchObject({ changed: 1 })
    for (const tag of ['TMD', 'sleep']) await bulk({ ids, action: 'remove tag', tag })
    expect(((await find(blog._id)) as Blog).tags).toEqual(['Sleep'])
  })

  it('says what was done where the database fails half-way, and leaves the rest', async () => {
    const blogs = await makeBlogs('Before', 'Failing', 'After')
    const ids = blogs.map(({ _id }) => _id)
    const [before, failing, after] = ids as [string, string, string]
    const real = storage.db.transaction.bind(storage.db)
    let begun = 0
    const transactions = vi.spyOn(storage.db, 'transaction').mockImplementation(() => {
      begun += 1
      if (begun > 1) throw new DatabaseUnreachable('it is away')
      return real()
    })
    const change = { ids, action: 'add tag', tag: 'Half' }
    const message = 'The site cannot store anything right now. Please try again later.'
    const failed = [failing, after].map((id) => ({ id, message }))
    expect(await bulk(change)).toEqual({ changed: 1, failed })
    expect(((await find(before)) as Blog).tags).toContain('Half')
    expect(await refusal(await admin.post('/blogs/bulk', change))).toBe(`503 ${message}`)
    transactions.mockRestore()
    expect(await bulk(change)).toEqual({ changed: 2, failed: [] })
  })

  it.each([
    [{ ids: [], action: 'trash' }, 'Choose at least one article.'],
    [
      { ids: Array.from({ length: 101 }, String), action: 'trash' },
      'At most 100 articles at once.',
    ],
    [{ ids: ['a'], action: 'add tag' }, 'Tag is required.'],
    [{ ids: ['a'], action: 'add tag', tag: ' ' }, 'Tag is required.'],
    [
      { ids: ['a'], action: 'burn' },
      'action must be one of: unpublish, trash, publish, add tag, remove tag.',
    ],
  ])('refuses %.60j', async (body, message) => {
    expect(await refusal(await admin.post('/blogs/bulk', body))).toBe(`400 ${message}`)
  })
})
