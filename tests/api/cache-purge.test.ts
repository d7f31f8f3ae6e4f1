import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { httpCache } from '../support/site/http-cache.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const token = 'token-of-the-cdn'

let front: Awaited<ReturnType<typeof httpCache>>
let site: TestSite
let admin: ReturnType<typeof adminCalls>
let articles: Blog[]

beforeEach(async () => {
  front = await httpCache(token)
  const settings = { purgeUrl: front.purgeUrl, purgeToken: token, sampleContent: false }
  site = await startTestSite(settings)
  front.cache.origin = site.url
  admin = adminCalls(site, await adminToken(site.dataDir))
  const doctor = await admin.makeDoctor({ name: 'Dr. Ada' })
  articles = []
  // More articles than a page lists as the newest.
  for (let number = 0; number < 8; number += 1)
    articles.push(await admin.makeBlog({ ...goodBlog(doctor._id), title: `Jaw ${number}` }))
  await vi.waitUntil(() => front.purged.flat().includes(`article-${articles[7]!._id}`), 60_000)
})
afterEach(async () => {
  await site.stop()
  await front.stop()
})

const page = (article: Blog | undefined) => `/articles/${article!._id}`
const lists = ['/', '/articles', '/index?letter=J', '/sitemap.xml', '/rss.xml']

onSqlite.it(
  'a withdrawn article is gone from the cache in front, with every list that names it',
  async () => {
    const [withdrawn, other] = articles
    const kept = [page(other), page(articles[6])]
    const old = [page(withdrawn), ...lists]
    for (const path of [...kept, ...old]) await front.fetch(path)
    expect([...kept, ...old].filter((path) => !front.has(path))).toEqual([])

    front.cache.refusals = 1
    expect((await admin.remove(`/blogs/${withdrawn!._id}`)).status).toBe(204)
    // This cache's time stands still, so that only a purge removes pages.
    await expect.poll(async () => (await front.fetch(page(withdrawn))).status).toBe(404)
    for (const path of ['/articles', '/sitemap.xml'])
      expect(await (await front.fetch(path)).text()).not.toContain(withdrawn!._id)
    expect(kept.filter((path) => !front.has(path))).toEqual([])
    expect(front.purged.at(-1)).toEqual([`article-${withdrawn!._id}`, 'articles'])
  },
)

onSqlite.it(
  'a change among the newest reaches all that show them, one of a doctor all that show doctors',
  async () => {
    await front.fetch(page(articles[0]))
    await admin.remove(`/blogs/${articles[7]!._id}`)
    await expect.poll(() => front.has(page(articles[0]))).toBe(false)

    await front.fetch(page(articles[0]))
    const calls = front.purged.length
    await admin.put(`/authors/${articles[0]!.author_id!._id}`, { name: 'Dr. Ada Jaw' })
    await expect.poll(() => front.has(page(articles[0]))).toBe(false)
    expect(front.purged.slice(calls)).toEqual([['doctors']])
    expect(await (await front.fetch(page(articles[0]))).text()).toContain('Dr. Ada Jaw')
  },
)

it('a cache that is down holds up nobody, and only what all readers share is for caches', async () => {
  front.cache.refusals = 1000
  expect((await admin.remove(`/blogs/${articles[0]!._id}`)).status).toBe(204)
  expect((await site.fetch(page(articles[0]))).status).toBe(404)
  const { headers } = await site.fetch('/articles?query=jaw')
  expect(headers.get('cache-tag')).toBe('site,articles,doctors')
  expect(headers.get('cdn-cache-control')).toBe('max-age=60, stale-if-error=86400')
  for (const path of [
    '/login',
    page(articles[0]),
    '/api/user/v1/blogs',
    '/assets/none-12345678.js',
  ])
    expect((await site.fetch(path)).headers.get('cdn-cache-control'), path).toBeNull()
})
