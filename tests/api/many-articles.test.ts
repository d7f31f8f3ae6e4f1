import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { patient } from '../support/requests/at-once.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const articles = limits.list.max + 10
const longText = `<p>${'Clenching at night. '.repeat(5000)}</p>`
const mostBytes = 2_000_000

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  const admin = adminCalls(site, await adminToken(site.dataDir))
  const { _id } = await admin.makeDoctor({ name: 'Dr. Ada' })
  for (let number = 0; number < articles; number += 1) {
    const title = `Article ${number}`
    await admin.makeBlog({ ...goodBlog(_id), title, long_description: longText })
  }
})
afterAll(() => site.stop())

it.each([
  '/',
  '/articles',
  '/articles?query=clenching',
  '/index?letter=A',
  '/doctors-behind',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/rss.xml',
  '/solution/tmd',
  '/api/user/v1/blogs',
  '/api/user/v1/blogs/recent',
  '/api/user/v1/blogs/search?query=night',
  '/api/user/v1/blogs/author/dr-ada',
  '/api/user/v1/authors',
])('D-10: %s is bounded, however much there is to show', async (path) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text.length).toBeLessThan(mostBytes)
  // The feed has whole texts, up to a bound of its own.
  if (path === '/rss.xml') return
  expect(text).not.toContain('Clenching at night. Clenching at night. '.repeat(50))
  if (!path.startsWith('/api/user/v1/blogs')) return
  const parsed = JSON.parse(text) as object[] | { data: object[] }
  const list = Array.isArray(parsed) ? parsed : parsed.data
  expect(list.length).toBeLessThanOrEqual(limits.list.max)
  for (const item of list) expect(item).not.toHaveProperty('long_description')
})

it('D-11: a hundred who ask for the list at once get one response, and nobody after them makes it anew', async () => {
  const misses = async () => {
    const metrics = await (await site.fetch('/metrics')).text()
    const [, count] = /_page_cache_requests_total\{result="miss"\} (\d+)/.exec(metrics) ?? []
    return Number(count)
  }
  const before = await misses()
  const path = `/api/user/v1/blogs?limit=${limits.list.max - 1}`
  const headers = { 'accept-encoding': 'br' }
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => patient(site).fetch(path, { headers })),
  )
  const texts = await Promise.all(responses.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  const after = await misses()
  // Those who came while it was made share it; all after them get what is kept.
  expect(after).toBeGreaterThan(before)
  for (let again = 0; again < 20; again += 1) {
    const { headers: kept } = await site.fetch(path, { headers })
    expect(kept.get('content-encoding')).toBe('br')
  }
  expect(await misses()).toBe(after)
})
