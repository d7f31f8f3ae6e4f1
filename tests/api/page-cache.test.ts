import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { breakTables } from '../support/stores/break-tables.ts'
import { furtherPublicPaths, publicPaths, sampleArticle } from '../support/requests/public-paths.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

type Sent = { headers?: Record<string, string>; method?: string; body?: string }

/** Sends a request with only these headers; does not decode the response. */
function ask(path: string, { headers = {}, method = 'GET', body }: Sent = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(site.url + path, { method, headers }, (response) => {
        const { statusCode, headers } = response
        buffer(response).then((body) => resolve({ status: statusCode!, headers, body }), reject)
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

const shared = [
  ...[...publicPaths, ...furtherPublicPaths].filter(
    (path) => !['/newsletter', '/newsletter/leave', '/api/docs'].includes(path),
  ),
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/sitemap-1.xml',
  '/api/user/v1/blogs',
  '/api/user/v1/blogs?tag=tmd&limit=5',
  '/api/user/v1/blogs/recent',
  '/api/user/v1/blogs/search?query=jaw',
  '/api/user/v1/authors',
  '/api/user/v1/suggestions?query=jaw',
  '/api/user/v1/blogs/author/nobody',
  `/api/user/v1/blogs${sampleArticle.slice(9)}`,
]

/** The headers without those that differ each time the same response is sent. */
const withoutOwn = (headers: object) => ({ ...headers, date: '', 'x-request-id': '' })

describe('a response that readers share', () => {
  it.each(shared)('%s: is the same each time, and 304 for who has it', async (path) => {
    const first = await ask(path)
    const second = await ask(path)
    expect(first.status).toBe(200)
    expect(second.body.equals(first.body)).toBe(true)
    expect(withoutOwn(second.headers)).toEqual(withoutOwn(first.headers))
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    const etag = String(first.headers['etag'])
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await ask(path, { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag']) {
        expect(again.headers[name], name).toBe(first.headers[name])
      }
      expect(again.headers).not.toHaveProperty('content-type')
    }
    expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await ask(path, { method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    expect(withoutOwn(head.headers)).toEqual(withoutOwn(first.headers))
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['br;q=x', undefined],
    ['<junk>;;,,', undefined],
  ])('Accept-Encoding %s gets %s', async (accepted, expected) => {
    const plain = await ask('/about')
    const { headers, body } = await ask('/about', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(expected)
    expect(String(headers['vary'])).toMatch(/accept-encoding/i)
    expect(headers['content-length']).toBe(String(body.length))
    const decoded =
      expected === 'br' ? brotliDecompressSync(body) : expected ? gunzipSync(body) : body
    expect(decoded.equals(plain.body)).toBe(true)
  })

  it('K-02: depends on nothing but its address', async () => {
    const clean = await ask('/articles')
    const headers = {
      'user-agent': 'evil<script>',
      'accept-language': 'de',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/admin',
      cookie: 'a=evil',
      range: 'bytes=0-9',
    }
    for (const path of ['/articles', '/articles?utm_source=evil', '/articles?page=1&sort=']) {
      expect((await ask(path, { headers })).body.equals(clean.body), path).toBe(true)
    }
    const fat = await ask('/articles', { headers: { 'content-length': '4' }, body: 'evil' })
    expect(fat.body.equals(clean.body)).toBe(true)
    expect((await ask('/articles?query=jaw')).body.equals(clean.body)).toBe(false)
  })

  it('K-14: has no nonce, and so repeats none', async () => {
    const { headers, body } = await ask('/')
    expect(String(headers['content-security-policy'])).not.toContain('nonce')
    expect(body.toString()).not.toContain('nonce=')
  })
})

it('a token makes no difference to a public response, which comes from the cache', async () => {
  const hits = async () => {
    const metrics = (await ask('/metrics')).body.toString()
    return Number(/_page_cache_requests_total\{result="hit"\} (\d+)/.exec(metrics)?.[1])
  }
  await ask('/about')
  const before = await hits()
  await ask('/about', { headers: { authorization: 'Bearer x' } })
  expect(await hits()).toBe(before + 1)
})

describe('what is not kept', () => {
  it('K-03: errors before a good request leave the good response', async () => {
    for (const path of ['/articles?page=x', '/articles?sort=up', '/articles/%E0%A4%A']) {
      expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400)
    }
    expect((await ask('/about', { method: 'POST', body: 'x' })).status).toBe(415)
    expect((await ask('/articles/nothing')).headers['cache-control']).toBe('no-store')
    expect((await ask('/articles/nothing')).status).toBe(404)
    expect((await ask('/articles/nothing', { headers: { 'if-none-match': '*' } })).status).toBe(404)
    for (const path of ['/about', '/articles']) expect((await ask(path)).status).toBe(200)
  })

  it('K-07: no address that looks like a file gets what needs a token', async () => {
    const authorization = `Bearer ${await adminToken(site.dataDir)}`
    const paths = [
      '/admin/x.css',
      '/admin%2fx.js',
      '/admin;.css',
      '/api/admin/v1/contact/all/x.png',
      '/api/admin/v1/blogs%00.css',
      '/api/admin/v1/blogs%23',
      '/api/admin/v1/blogs%3f.css',
    ]
    for (const path of paths) {
      const allowed = await ask(path, { headers: { authorization } })
      const later = await ask(path)
      for (const { status, headers } of [allowed, later]) {
        expect([400, 401, 404], path).toContain(status)
        expect(headers['cache-control'], path).toBe('no-store')
      }
    }
  })

  it.each(['/login', '/admin', '/newsletter'])('%s', async (path) => {
    const { headers } = await ask(path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  })
})

describe('when the database fails', () => {
  it('F-08: known pages are still there, also after a flood of invented addresses', async () => {
    const flooded = await startTestSite()
    const known = ['/', '/articles', '/articles?page=2', '/index?letter=J', sampleArticle]
    for (const path of known) expect((await flooded.fetch(path)).status).toBe(200)
    const listed = '/api/user/v1/blogs?limit='
    for (let limit = 30; limit <= 100; limit += 1) {
      const orders = ['recent', 'author', 'a-z', 'z-a']
      await Promise.all(
        orders.map(async (sort) => (await flooded.fetch(`${listed}${limit}&sort=${sort}`)).text()),
      )
    }
    await breakTables(flooded.dataDir)
    expect((await flooded.fetch(`${listed}30&sort=recent`)).status).toBe(500)
    expect((await flooded.fetch(`${listed}100&sort=recent`)).status).toBe(200)
    expect((await flooded.fetch('/doctors-behind')).status).toBe(500)
    for (const path of known) expect((await flooded.fetch(path)).status, path).toBe(200)
    await flooded.stop()
  })
})
