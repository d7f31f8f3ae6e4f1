import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { patient } from '../support/requests/at-once.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const articles = limits.list.max + 10

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  const admin = adminCalls(site, await adminToken(site.dataDir))
  const { _id } = await admin.makeDoctor({ name: 'Dr. Ada' })
  for (let number = 0; number < articles; number += 1) {
    const title = `Article ${number}`
    await admin.makeBlog({ ...goodBlog(_id), title })
  }
})
afterAll(() => site.stop())

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
  // Requests that arrive during rendering share its result; later ones get the cached page.
  expect(after).toBeGreaterThan(before)
  for (let again = 0; again < 20; again += 1) {
    const { headers: kept } = await site.fetch(path, { headers })
    expect(kept.get('content-encoding')).toBe('br')
  }
  expect(await misses()).toBe(after)
})
