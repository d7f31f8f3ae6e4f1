import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furtherPublicPaths, publicPaths } from '../support/requests/public-paths.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { fuzz, fuzzOptions, fuzzTimeout, tell } from './fuzz-run.ts'
import { hostileSegment } from './hostile-values.ts'

const evil = 'evil.example'
/** More than this the cache never takes of memory. */
const mostBytes = 64 * 1024 * 1024

let site: TestSite

type Received = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }
type Asked = { method: string; path: string; headers: Record<string, string>; body?: string }

beforeAll(async () => {
  site = await startTestSite()
}, fuzzTimeout('api'))
afterAll(() => site.stop())

function ask({ method, path, headers, body }: Asked): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(
      site.url + path,
      { method, headers: { host: 'localhost', ...headers }, agent: false },
      (response) => {
        const { statusCode, headers } = response
        buffer(response).then((body) => resolve({ status: statusCode!, headers, body }), reject)
      },
    )
    sent.on('error', reject).end(body)
  })
}
const clean = (path: string) => ask({ method: 'GET', path, headers: {} })

const pages = [
  ...[...publicPaths, ...furtherPublicPaths].filter((path) => !path.startsWith('/newsletter')),
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/api/user/v1/blogs',
  '/api/user/v1/blogs/recent',
  '/api/user/v1/blogs/search?query=jaw',
  '/api/user/v1/authors',
  '/articles/nobody',
  '/nothing',
]

const hostileHeader = (): fc.Arbitrary<[string, string]> =>
  fc.oneof(
    fc.constantFrom<[string, string]>(
      ...([
        ['host', evil],
        ['host', `${evil}:80`],
        ['x-forwarded-host', evil],
        ['x-forwarded-proto', 'https'],
        ['x-forwarded-port', '1'],
        ['x-forwarded-prefix', `/${evil}`],
        ['x-forwarded-for', '203.0.113.9'],
        ['forwarded', `for=1.2.3.4;host=${evil};proto=https`],
        ['x-original-url', '/admin'],
        ['x-rewrite-url', `/${evil}`],
        ['x-http-method-override', 'DELETE'],
        ['cookie', `session=${evil}; __Host-device=${evil}`],
        ['authorization', `Bearer ${evil}`],
        ['user-agent', `<script>${evil}</script>`],
        ['accept-language', 'ar,he;q=0.9'],
        ['accept', 'application/json'],
        ['accept-encoding', 'gzip'],
        ['accept-encoding', 'br'],
        ['accept-encoding', 'br;q=0, gzip;q=0.1, *;q=x'],
        ['accept-encoding', 'identity;q=0'],
        ['range', 'bytes=0-9'],
        ['range', 'bytes=5-2,1-1'],
        ['if-none-match', '*'],
        ['if-none-match', `"${evil}"`],
        ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
        ['cache-control', 'no-cache, max-age=0'],
        ['pragma', 'no-cache'],
        ['expect', '100-continue'],
        ['origin', `https://${evil}`],
        ['referer', `https://${evil}/`],
        ['sec-purpose', 'prefetch'],
        ['x-middleware-subrequest', '1'],
      ] as [string, string][]),
    ),
    fc.tuple(
      fc.stringMatching(/^x-[a-z]{1,12}$/),
      fc.stringMatching(/^[!-~]{1,40}$/).map((text) => text + evil),
    ),
  )

/** What a cache might take for the page, and is not. */
const variation = (): fc.Arbitrary<(path: string) => string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant((path: string) => path) },
    fc
      .tuple(
        fc.constantFrom('utm_source', 'x', 'page', 'sort', 'query', '__proto__'),
        hostileSegment(),
      )
      .map(
        ([name, value]) =>
          (path: string) =>
            `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`,
      ),
    fc
      .constantFrom('/', '//', '/x.css', '%2fx.js', ';.css', '%00', '%23', '%3f.css', '.json', '#x')
      .map((more) => (path: string) => path + more),
    hostileSegment().map((segment) => (path: string) => `${path.split('?')[0]}/${segment}`),
    fc.constant((path: string) => path.toUpperCase()),
    fc.constant((path: string) => `/${path}`),
  )

function decoded({ headers, body }: Received): Buffer {
  const { 'content-encoding': encoding } = headers
  if (body.length === 0 || !encoding) return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

it(
  'K-01, K-02, K-03: what others ask and send never shows in the page that comes after',
  fuzzOptions('page cache'),
  async () => {
    const known = new Map<string, Received>()
    for (const path of pages) known.set(path, await clean(path))
    let asked = 0
    const hostile = fc.record({
      path: fc.constantFrom(...pages),
      vary: variation(),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PUT'),
      headers: fc.array(hostileHeader(), { minLength: 1, maxLength: 5 }),
      body: fc.option(fc.constant(`query=${evil}&name=${evil}`), { freq: 4 }),
    })
    await fuzz('page cache', hostile, async ({ path, vary, method, headers, body }) => {
      asked += 1
      const varied = vary(path)
      const length = body && { 'content-length': String(body.length) }
      const answer = await ask({
        method,
        path: varied,
        headers: { ...Object.fromEntries(headers), ...length },
        ...(body && { body }),
      })
      expect(answer.status, varied).not.toBe(500)
      const echoes = [JSON.stringify(answer.headers), decoded(answer).toString()]
      // A search shows what was searched; nothing else shows what was sent.
      for (const echo of echoes) expect(echo.includes(evil), `${method} ${varied}`).toBe(false)
      const after = await clean(path)
      const before = known.get(path)!
      expect(after.status, path).toBe(before.status)
      expect(after.body.equals(before.body), path).toBe(true)
      expect(withoutOwn(after.headers)).toEqual(withoutOwn(before.headers))
    })
    const metrics = await (await site.fetch('/metrics')).text()
    const [, bytes] = /^academy_page_cache_bytes (\d+)$/m.exec(metrics) ?? []
    expect(Number(bytes)).toBeLessThanOrEqual(mostBytes)
    tell(`K-01 to K-03: ${asked} hostile requests, ${bytes} bytes kept`)
  },
)

/** What two sendings of the same response have in common. */
const withoutOwn = (headers: object) => ({ ...headers, date: '', 'x-request-id': '' })
