import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { max, seconds } = limits.newSearches
const time = movableClock()
let site: TestSite
let networks = 0
let source: string

beforeAll(async () => {
  // Starts at the beginning of a window, so that none ends during a test.
  time.move(seconds * 1000 - (time.clock().getTime() % (seconds * 1000)))
  site = await startTestSite({ sampleContent: false, trustProxy: 1 }, { clock: time.clock })
})
afterAll(() => site.stop())
beforeEach(() => {
  time.move(seconds * 1000 - (time.clock().getTime() % (seconds * 1000)))
  networks += 1
  source = `2001:db8:${networks}::1`
})

let lastWord = 0
const newWord = () => `word${(lastWord += 1)}`
const ask = (path: string, from = source, headers: Record<string, string> = {}) =>
  site.fetch(path, { headers: { 'x-forwarded-for': from, ...headers } })
/** How many refused searches the metrics report. */
async function turnedAway(): Promise<number> {
  const text = await (await site.fetch('/metrics')).text()
  const found = /^academy_requests_turned_away_total\{reason="searches"\} (\d+)$/m.exec(text)
  return Number(found![1])
}

const searchPath = (word: string) => `/api/user/v1/blogs/search?query=${word}&limit=1`

/** Sends few at a time: more would be refused because the site is busy, not because of the limit. */
async function statuses(count: number, path: () => string): Promise<number[]> {
  const found: number[] = []
  while (found.length < count) {
    const some = Array.from({ length: Math.min(10, count - found.length) }, async () => {
      const response = await ask(path())
      await response.arrayBuffer()
      return response.status
    })
    found.push(...(await Promise.all(some)))
  }
  return found
}

describe('D-12: a flood of searches for distinct words', () => {
  it('is allowed so often a minute, and then refused to that source alone', async () => {
    const before = await turnedAway()
    const responses = await statuses(max + 40, () => searchPath(newWord()))
    expect((await turnedAway()) - before).toBe(40)
    expect(responses.filter((status) => status === 200)).toHaveLength(max)
    expect(responses.filter((status) => status === 429)).toHaveLength(40)

    const refused = await ask(searchPath(newWord()))
    expect(await refused.json()).toEqual({ message: expect.stringContaining('Too many searches') })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')

    expect((await ask(searchPath(newWord()), '203.0.113.5')).status).toBe(200)
    expect((await ask('/api/user/v1/blogs')).status, 'what is no search').toBe(200)
    expect((await ask('/articles?query=')).status, 'an empty search').toBe(200)
    time.move(wait * 1000)
    expect((await ask(searchPath(newWord()))).status, 'after the wait').toBe(200)
  })

  it('counts nothing for what others have searched before', async () => {
    const known = searchPath(newWord())
    expect((await ask(known, '203.0.113.6')).status).toBe(200)
    await statuses(max + 10, () => searchPath(newWord()))
    expect((await ask(known)).status).toBe(200)
  })

  it('finds no way around in other spellings, headers and addresses of its own network', async () => {
    await statuses(max, () => searchPath(newWord()))
    const page = await ask(`/articles?query=${newWord()}`)
    expect(page.status).toBe(429)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('Please wait a moment')
    const paths = [
      '/articles/',
      '/ARTICLES',
      '/%61rticles',
      '/articles.data',
      '//articles',
      '/api/user/v1/blogs/search',
      '/api/user/v1/blogs/%73earch',
    ]
    for (const path of paths) {
      for (const field of ['query', 'q%75ery', 'utm=x&query', `pad=${'x'.repeat(1200)}&query`]) {
        expect((await ask(`${path}?${field}=${newWord()}`)).status, path + field).toBe(429)
      }
    }
    const fragment = `/api/user/v1/blogs/search#query=${newWord()}`
    expect(await statusOf(fragment, 'GET')).toBe(429)
    const authorization = 'Bearer nothing'
    expect((await ask(searchPath(newWord()), source, { authorization })).status).toBe(429)
    const invented = ['198.51.100.9', source].join(', ')
    expect((await ask(searchPath(newWord()), invented)).status).toBe(429)
    const neighbour = source.replace('::1', '::2')
    expect((await ask(searchPath(newWord()), neighbour)).status).toBe(429)
    expect(await statusOf(`/articles?query=${newWord()}`, 'HEAD')).toBe(429)
  })
})

/** Sends the path as it is; `fetch` would drop parts of it. */
function statusOf(path: string, method: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const headers = { 'x-forwarded-for': source }
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}
