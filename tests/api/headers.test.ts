import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

describe('addresses', () => {
  /** Sends a request as raw as node allows: no normalized path, any header. */
  const raw = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
      const { port } = new URL(site.url)
      const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
        let body = ''
        response.on('data', (chunk) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })

  it('K-01: what the client says of host and proxy is in no response', async () => {
    const evil = 'evil.example'
    for (const path of ['/', '/articles', '/sitemap.xml', '/robots.txt', '/rss.xml']) {
      const answer = await raw(path, {
        host: evil,
        'x-forwarded-host': evil,
        'x-forwarded-proto': 'https',
        forwarded: `host=${evil}`,
      })
      expect(answer.status, path).toBe(200)
      expect(JSON.stringify(answer), path).not.toContain(evil)
    }
  })

  it.each(['//evil.example', '/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example/..'])(
    'K-15: %s leads nowhere else',
    async (path) => {
      const answer = await raw(path)
      expect([200, 400, 404]).toContain(answer.status)
      expect(answer.headers).not.toHaveProperty('location')
    },
  )

  it.each([
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/server/main/index.ts',
    '/data/site.db',
    '/assets/',
    '/docs',
    '/nothing',
    '/articles/x/y',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/images/../site.db',
    '/images/..%2fsite.db',
    '/.vite/manifest.json',
    '/social/%2e%2e',
    '/social/../contact',
    '/%2e/contact',
  ])('R-12: %s is 404', async (path) => {
    const { status, body } = await raw(path)
    expect(status).toBe(404)
    expect(body).not.toContain('"dependencies"')
  })

  it('D-04: an endless address or header is refused', async () => {
    const { status } = await raw(`/${'a'.repeat(20_000)}`)
    expect([414, 431]).toContain(status)
    expect((await raw('/', { 'x-big': 'a'.repeat(20_000) })).status).toBe(431)
  })

  it.each([
    '/articles?query=a%0d%0aset-cookie:%20x=1',
    '/articles/a%0d%0aset-cookie:%20x=1',
    '/solution/tmd%0d%0aset-cookie:%20x=1',
    '/images/a%0d%0aset-cookie:%20x=1.jpg',
    '/newsletter/confirm/a%0d%0aset-cookie:%20x=1',
    '/api/user/v1/blogs/a%0d%0aset-cookie:%20x=1',
    '/api/user/v1/blogs/author/a%0d%0aset-cookie:%20x=1',
    '/api/user/v1/blogs?tag=a%0d%0aset-cookie:%20x=1&limit=1',
    '/%0d%0aset-cookie:%20x=1',
    '//a%0d%0aset-cookie:%20x=1/..',
    '/a%E5%98%8A%E5%98%8Dset-cookie:%20x=1',
  ])('R-14: line ends in %s split no response', async (path) => {
    const answer = await raw(path)
    expect([200, 400, 404]).toContain(answer.status)
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(Object.keys(answer.headers).join()).not.toMatch(/x=1/)
  })
})

describe('methods and caches', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('Z-24: %s on a page is 405', async (method) => {
    const response = await site.fetch('/articles', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('K-03: errors are not kept by caches, and HEAD has the headers of GET', async () => {
    for (const path of ['/articles/nothing', '/nothing', '/articles?page=99', '/images/x.jpg']) {
      const { headers } = await site.fetch(path)
      expect(headers.get('cache-control'), path).toBe('no-store')
    }
    const [get, head] = [await site.fetch('/about'), await site.fetch('/about', { method: 'HEAD' })]
    const policy = 'content-security-policy'
    expect(head.headers.get(policy)).toBe(get.headers.get(policy))
    expect(await head.text()).toBe('')
  })

  it('every response says that it depends on the encoding', async () => {
    for (const encoding of ['br', 'gzip;q=0', 'identity']) {
      const { headers } = await site.fetch('/articles', {
        headers: { 'accept-encoding': encoding },
      })
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    }
  })
})

describe('forms', () => {
  const post = (headers: Record<string, string>) =>
    site.fetch('/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'email=form@example.org',
    })

  it('Z-21: are taken from this site only', async () => {
    expect((await post({})).status).toBe(200)
    expect((await post({ origin: site.url })).status).toBe(200)
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post({ 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415)
  })
})
