import { request } from 'node:http'
import { connect } from 'node:net'
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

describe('connections', () => {
  /** Sends raw bytes; returns what comes back until the server ends the connection. */
  const exchange = (bytes: string) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (chunk) => (answer += chunk))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
    })

  it('D-05: a request gets its own response, and what is broken behind it ends the connection', async () => {
    const answer = await exchange('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\nBAD\r\n\r\n')
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200'])
    expect(answer).toContain('User-agent: *')
  })

  it.each([
    'BAD\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\nx',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x1\r\n\r\nx',
    'GET / HTTP/1.1\nHost: a\n\n',
    'GET / HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX\0: b\r\n\r\n',
  ])('D-05: %j is refused with the headers of every response', async (bytes) => {
    const answer = await exchange(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it.each([
    'Host: a\r\nHost: b',
    'Host: localhost\r\nhost: localhost',
    'Host: ',
    'Host: a b',
    'Host: a,b, c',
    'Host: a/b',
    'Host: a@b',
    'Host: a?b',
    'Host: a#b',
    'Host: "a"',
    'Host: <a>',
    'Host: a\\b',
    'Host: a:b',
    'Host: a:1:2',
    'Host: [::1',
    'Host: [::1]x',
    'Host: a%',
    'Host: \xe4',
  ])('D-05: %j is refused, also where the response is kept', async (lines) => {
    await (await site.fetch('/about')).text()
    for (const path of ['/about', '/robots.txt', '/api/user/v1/blogs', '/no-such-page']) {
      const answer = await exchange(`GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)
      expect(answer, path).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer, path).toContain('x-content-type-options: nosniff')
    }
  })

  it.each([
    'Host: www.example.org',
    'Host: WWW.example.org:443',
    'Host: xn--mller-kva.example:',
    'Host: 192.0.2.1:3000',
    'Host: [2001:db8::1]:3000',
    'Host: a_b.example',
    'Host: localhost\r\nConnection: close\r\nConnection: close',
  ])('D-05: %j is taken', async (lines) => {
    const answer = await exchange(`GET /about HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('D-05: no Host at all is refused, but for HTTP/1.0, which has none', async () => {
    expect(await exchange('GET /about HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await exchange('GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
    const two = 'GET /about HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'
    expect(await exchange(two)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('K-01: an absolute address is refused', async () => {
    const answer = await exchange(
      'GET http://evil.example/api/user/v1/blogs?limit=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).not.toContain('evil.example')
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
