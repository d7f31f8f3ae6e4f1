import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Reference } from '../../shared/reference.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
let site: TestSite
let calls: ReturnType<typeof adminCalls>
let drafts: ReturnType<typeof draftCalls>
let author: string

beforeAll(async () => {
  site = await startTestSite({}, { open: storage.open })
  calls = adminCalls(site, await adminToken(site.dataDir))
  drafts = draftCalls(calls)
  author = (await calls.makeDoctor({ name: 'Dr. Ada Quill' }))._id
})
afterAll(() => site.stop())

const busse = { authors: 'Busse JW, et al.', title: 'Chronic pain of the jaw: a guideline' }
const koh = { authors: 'Koh H', title: 'Occlusal adjustment', doi: 'doi:10.1002/14651858.CD003812' }
const citing = (long_description: string, references?: unknown) => ({
  ...goodBlog(author),
  long_description,
  ...(references !== undefined && { references }),
})
const read = async (path: string) => (await site.fetch(path)).text()
const breachOf = async (body: object) => {
  const response = await calls.post('/blogs', body)
  expect(response.status).toBe(400)
  return (await response.json()) as { message: string; field: string }
}

describe('the references of an article', () => {
  it('are stored with ids that stay, and shown in single articles alone', async () => {
    const made = await calls.makeBlog(citing('<p>One. [1] Two. [2]</p>', [busse, koh]))
    expect(made.references).toMatchObject([
      { ...busse, kind: 'journal', year: null, doi: '', accessed: '' },
      { ...koh, doi: '10.1002/14651858.cd003812' },
    ])
    const [first, second] = made.references as [Reference, Reference]
    expect(first._id).toMatch(/^[0-9a-f]{16}$/)
    expect(first._id).not.toBe(second._id)

    const moved = [{ ...second, year: 2003 }, first, { ...busse, title: 'Another' }]
    const body = { ...citing('<p>[2, 3]</p>', moved), updatedAt: made.updatedAt }
    const saved = (await (await calls.put(`/blogs/${made._id}`, body)).json()) as Blog
    expect(saved.references.map(({ _id }) => _id).slice(0, 2)).toEqual([second._id, first._id])
    expect(saved.references[0]!.year).toBe(2003)

    const open = (path: string) => site.fetch(`/api/user/v1/blogs${path}`)
    expect(await (await open(`/${made._id}`)).json()).toMatchObject({
      references: saved.references,
    })
    const [listed] = (await (await open('')).json()) as object[]
    expect(listed).not.toHaveProperty('references')
    const [row] = (await (await calls.get('/blogs?limit=1')).json()) as Blog[]
    expect(row!.references).toEqual(saved.references)
  })

  it('stay where a request leaves them out, and its markers must fit them', async () => {
    const made = await calls.makeBlog(citing('<p>One. [1]</p>', [busse]))
    const saved = await calls.put(`/blogs/${made._id}`, citing('<p>None.</p>'))
    expect(await saved.json()).toMatchObject({ references: made.references })
    const refused = await calls.put(`/blogs/${made._id}`, citing('<p>[2]</p>'))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      message: 'Reference [2] is cited but not in the list.',
      field: 'long_description',
    })
    const cleared = await calls.put(`/blogs/${made._id}`, citing('<p>[2]</p>', []))
    expect(await cleared.json()).toMatchObject({ references: [] })
  })

  it('are checked after all other rules, one after the other, then their markers', async () => {
    const wrong = { ...citing('<p>[7]</p>', [{ ...busse, year: 1 }, {}]), image_url: '' }
    expect(await breachOf(wrong)).toMatchObject({ field: 'image_url' })
    const words = `<p>${'word '.repeat(201)}</p>`
    expect(await breachOf({ ...citing('<p>[7]</p>', [{}]), blog_summary: words })).toMatchObject({
      field: 'blog_summary',
    })
    expect(await breachOf(citing('<p>[7]</p>', [{ ...busse, year: 1 }, {}]))).toEqual({
      message: 'Enter a valid year.',
      field: 'references.0.year',
    })
    expect(await breachOf(citing('<p>[7]</p>', [koh, koh]))).toEqual({
      message: 'This reference is already in the list.',
      field: 'references.1.doi',
    })
    expect(
      await breachOf({ ...citing('<p>Yes.</p>', [koh]), blog_summary: '<p>[1, 7]</p>' }),
    ).toEqual({ message: 'Reference [7] is cited but not in the list.', field: 'blog_summary' })
  })

  it('are cited a thousand times in a text at most', async () => {
    const cites = (times: number) => `<p>${'[1, 2] '.repeat(times / 2)}</p>`
    const breach = { message: 'Too many citations. Limit is 1000.', field: 'long_description' }
    expect(await breachOf(citing(cites(1002), [busse, koh]))).toEqual(breach)
    const made = await calls.makeBlog(citing(cites(1000), [busse, koh]))
    const kept = await calls.put(`/blogs/${made._id}`, citing(cites(1002)))
    expect([kept.status, await kept.json()]).toEqual([400, breach])
    const key = `new.${'6e'.repeat(16)}`
    await drafts.save(key, { long_description: cites(1002) })
    expect((await drafts.get(key)).fields['long_description']).toBe(cites(1002).trim())

    // A text that is older than the limit.
    const long_description = cites(40_000)
    const changes = { long_description, updated_at: new Date().toISOString() }
    await storage.db.updateTable('blogs').set(changes).where('id', '=', made._id).execute()
    await expect.poll(() => read(`/articles/${made._id}`)).toContain('id="cite-1-1000"')
    const html = await read(`/articles/${made._id}`)
    expect(html).not.toMatch(/cite-\d-1001/)
    expect(html.match(/Back to the text/g)).toHaveLength(40)
    expect(html.length).toBeLessThan(long_description.length + 300_000)
  })

  it('are kept in drafts as they are typed, and published by the rules', async () => {
    const key = `new.${'5e'.repeat(16)}`
    const typed = [{ authors: '', title: 'Half', year: '20', doi: 'no' }]
    await drafts.save(key, { references: typed })
    expect((await drafts.get(key)).fields['references']).toEqual(typed)
    const body = { ...citing('<p>[1]</p>', [koh]), draft: { key, version: 1 } }
    const made = await calls.makeBlog(body)
    const [version] = await drafts.versions(`blog.${made._id}`)
    expect((await drafts.version(`blog.${made._id}`, version!.number)).fields).toMatchObject({
      references: made.references,
    })
    for (const wrong of ['x', [1], [{ color: 'red' }], [{ title: ['a'] }]]) {
      const response = await calls.put(`/drafts/blog.${made._id}`, {
        ...{ kind: 'blog', base: 0, tab: 'a-tab-of-tests', fields: { references: wrong } },
      })
      expect(response.status).toBe(400)
    }
  })
})

describe('the page of an article', () => {
  it('links markers to references and back, outside code and links', async () => {
    const { _id } = await calls.makeBlog({
      ...citing('<p>Again. [1, 2] <code>[1]</code> <a href="/about">[2]</a></p>', [busse, koh]),
      blog_summary: '<p>First. [1]</p>',
    })
    const html = await read(`/articles/${_id}`)
    expect(html).toContain('<h2 id="references">References</h2>')
    for (const id of ['ref-1', 'ref-2', 'cite-1-1', 'cite-1-2', 'cite-2-1']) {
      expect(html.match(new RegExp(` id="${id}"`, 'g')), id).toHaveLength(1)
      expect(html).toContain(`href="#${id}"`)
    }
    expect(html).not.toContain('cite-2-2')
    expect(html).toContain('<code>[1]</code>')
    expect(html).toContain('href="https://doi.org/10.1002/14651858.cd003812"')
    expect(html).toContain('"identifier":"doi:10.1002/14651858.cd003812"')
    expect(html.match(/Withdrawn in 2016 as out of date\./g)).toHaveLength(1)
  })

  it('takes brackets for words where the article has no references', async () => {
    const { _id } = await calls.makeBlog(citing('<p>One. [1]</p>'))
    const html = await read(`/articles/${_id}`)
    expect(html).toContain('One. [1]')
    expect(html).not.toMatch(/id="references"|"citation"/)
  })
})
