import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { NewPreviewLink, PreviewLink } from '../../shared/draft.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { day, minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()

let site: TestSite
let calls: ReturnType<typeof adminCalls>
let drafts: ReturnType<typeof draftCalls>
let doctorId: string
let blog: Blog

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { clock })
  calls = adminCalls(site, await adminToken(site.dataDir))
  drafts = draftCalls(calls)
  doctorId = (await calls.makeDoctor({ name: 'Dr. Ada Test' }))._id
  blog = await calls.makeBlog(goodBlog(doctorId))
})
afterAll(() => site.stop())
beforeEach(() => move(minute))

async function makeLink(
  key: string,
  body: object = {},
): Promise<NewPreviewLink & { path: string }> {
  const response = await drafts.post(key, 'previews', body)
  if (response.status !== 201) throw new Error(await response.text())
  const link = (await response.json()) as NewPreviewLink
  return { ...link, path: new URL(link.url).pathname }
}

it('shows an unfinished article to whoever has the link, and to no program that collects', async () => {
  const key = newKey()
  const html = '<p onclick="x">Half a <b>text</b></p>'
  await drafts.save(key, { title: 'Unfinished wombats', long_description: html })
  const { path, url, expiresAt } = await makeLink(key)
  expect(url).toMatch(/\/preview\/[A-Za-z0-9_-]{43}$/)
  expect(Date.parse(expiresAt) - clock().getTime()).toBe(7 * day)
  const response = await site.fetch(path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  })
  const page = await response.text()
  expect(page).toContain('Preview, not published.')
  expect(page).toContain('Unfinished wombats')
  expect(page).toContain('<p>Half a <strong>text</strong></p>')
  expect(page).not.toMatch(/canonical|ld\+json|og:|twitter:|Summary|Author Name|undefined/)
})

it('has a heading before the article has a title', async () => {
  const key = newKey()
  await drafts.save(key, { call_out: 'Only this.' })
  const { path } = await makeLink(key)
  expect(await (await site.fetch(path)).text()).toMatch(/<h1[^>]*>\(no title\)/)
})

it('shows of half-written references what keeps the rules', async () => {
  const key = newKey()
  const broken = { url: 'javascript:alert(1)', doi: 'soon', year: '20', accessed: 'yesterday' }
  const references = [
    { title: 'Half a work', publishedIn: 'Bite', ...broken },
    { authors: 'Busse' },
  ]
  await drafts.save(key, { long_description: '<p>It helps. [1, 2]</p>', references })
  const { path } = await makeLink(key)
  const response = await site.fetch(path)
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toMatch(/id="ref-1"[^]*Half a work[^]*Bite[^]*id="ref-2"[^]*Busse/)
  expect(page).not.toMatch(/javascript:|yesterday|doi\.org|Invalid Date/)
})

it('shows changes to a published article, and the article itself once they are published', async () => {
  const key = `blog.${blog._id}`
  const { path } = await makeLink(key)
  const published = await (await site.fetch(path)).text()
  expect(published).toContain('This has been published.')
  expect(published).toContain(`/articles/${blog._id}`)
  await drafts.save(key, { title: 'A changed title' })
  const changed = await (await site.fetch(path)).text()
  expect(changed).toContain('A changed title')
  expect(changed).toContain('Dr. Ada Test')
  expect(await (await site.fetch(`/articles/${blog._id}`)).text()).not.toContain('A changed title')
})

it('ends for good when the draft is published', async () => {
  const key = newKey()
  const words = { ...goodBlog(doctorId), title: 'Published at last' }
  const { version } = await drafts.save(key, words)
  const first = await makeLink(key)
  const shown = async ({ path }: { path: string }) => {
    const response = await site.fetch(path)
    return response.status === 200 ? response.text() : response.status
  }
  move(minute)
  const { _id } = await calls.makeBlog({ ...words, draft: { key, version } })
  const own = `blog.${_id}`
  await drafts.save(own, { title: 'Not for everybody' })
  expect(await (await calls.get(`/drafts/${own}/previews`)).json()).toEqual([])
  expect(await shown(first)).toContain('This has been published.')
  expect(await shown(first)).not.toContain('Not for everybody')
  const second = await makeLink(own)
  expect(await shown(second)).toContain('Not for everybody')
  expect((await calls.post(`/blogs/${_id}/unpublish`, {})).status).toBe(200)
  expect(await shown(first)).toBe(404)
  await drafts.remove(own)
  await drafts.post(own, 'restore')
  expect(await shown(first)).toBe(404)
  expect(await shown(second)).toContain('Not for everybody')
  await calls.post('/blogs/bulk', { ids: [_id], action: 'publish' })
  expect(await drafts.get(own)).toMatchObject({ state: 'changed' })
  expect(await shown(second)).toContain('This has been published.')
})

it('refuses the twenty-first link and other numbers of days', async () => {
  const key = newKey()
  await drafts.save(key, { title: 'Many' })
  expect((await drafts.post(key, 'previews', { days: 2 })).status).toBe(400)
  for (let made = 0; made < 20; made += 1) await makeLink(key)
  expect(await refusal(await drafts.post(key, 'previews', {}))).toBe('409 Revoke a link first.')
})

it('ends by itself, when it is revoked, and while the draft is in the trash', async () => {
  const key = newKey()
  await drafts.save(key, { title: 'Ends' })
  const shown = async (path: string) => {
    const response = await site.fetch(path)
    const text = await response.text()
    if (response.status !== 200) expect(text).toContain('This preview link does not work')
    return response.status
  }
  const [short, revoked, long] = [
    await makeLink(key, { days: 1, note: 'For Ana' }),
    await makeLink(key),
    await makeLink(key, { days: 30 }),
  ]
  expect(await shown(short.path)).toBe(200)
  const listed = (await (await calls.get(`/drafts/${key}/previews`)).json()) as PreviewLink[]
  expect(listed.find(({ _id }) => _id === short._id)).toEqual({
    _id: short._id,
    note: 'For Ana',
    expiresAt: short.expiresAt,
    views: 1,
    createdBy: 'admin@example.org',
    createdAt: expect.any(String),
    seenAt: expect.any(String),
  })
  const other = newKey()
  await drafts.save(other, { title: 'Of somebody else' })
  expect((await calls.remove(`/drafts/${other}/previews/${revoked._id}`)).status).toBe(404)
  expect(await shown(revoked.path)).toBe(200)
  for (const _again of [1, 2]) {
    expect((await calls.remove(`/drafts/${key}/previews/${revoked._id}`)).status).toBe(204)
  }
  expect(await shown(revoked.path)).toBe(404)
  await drafts.remove(key)
  expect(await shown(long.path)).toBe(404)
  await drafts.post(key, 'restore')
  expect(await shown(long.path)).toBe(200)
  move(day)
  expect(await shown(short.path)).toBe(404)
  expect(await shown('/preview/x')).toBe(404)
})
