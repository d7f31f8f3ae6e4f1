import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

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
