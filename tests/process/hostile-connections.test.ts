import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setInterval as every } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type BuiltSite, useBuiltSites } from '../support/site/built-site.ts'

const start = useBuiltSites()

/** Connections on which these bytes were sent. */
async function open(port: number, count: number, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    return socket.on('error', () => undefined)
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

/** Readers who come while the connections are open; returns what they got. */
async function statusesUntil(ended: Promise<unknown>, site: BuiltSite): Promise<Set<number>> {
  const statuses = new Set<number>()
  let open = true
  void ended.then(() => (open = false))
  for await (const _ of every(100)) {
    statuses.add((await site.fetch('/articles')).status)
    if (!open) return statuses
  }
  return statuses
}

describe('connections that hold the server up', () => {
  it('D-01, D-02: are closed within 15 seconds, and readers are served meanwhile', async () => {
    const site = await start()
    const head = 'GET /articles HTTP/1.1\r\nhost: localhost\r\n'
    const slow = await open(site.port, 500, `${head}x-slow: `)
    const silent = await open(site.port, 100, '')
    const responses = [...slow, ...silent].map((socket) => text(socket))
    const trickle = setInterval(() => slow.forEach((socket) => socket.write('a')), 2000)
    const ended = Promise.all(responses)
    expect(await statusesUntil(ended, site)).toEqual(new Set([200]))
    clearInterval(trickle)
    for (const answer of await ended) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    // Far less than the minute after which Node does so by itself.
  }, 50_000)

  it('D-06: ten thousand requests on one connection get their responses in turn, others meanwhile', async () => {
    const site = await start()
    const count = 10_000
    const one = 'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n'
    const last = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
    const ask = () => open(site.port, 1, one.repeat(count) + last)
    // So much memory as it takes to handle them, once somebody reads the responses.
    const [reader] = await ask()
    await text(reader!)
    const before = await memory(site)
    const [socket] = await ask()
    // Until somebody reads its responses the server does not go on with them, and has time for others.
    await expect.poll(async () => (await site.fetch('/articles')).status).toBe(200)
    expect(await memory(site)).toBeLessThan(before + 60e6)
    const answer = await text(socket!)
    // Some are turned away, as anybody's would be who asks for so much at once.
    expect(answer.match(/HTTP\/1\.1 (?:200 OK|503 Service Unavailable)\r\n/g)).toHaveLength(
      count + 1,
    )
    expect(answer).toMatch(/\{"status":"ok"\}$/)
  })

  it('D-06: HTTP/2 is not spoken, so that none of its streams can be reset', async () => {
    const site = await start()
    const preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'
    const [socket] = await open(site.port, 1, preface)
    expect(await text(socket!)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('D-20: an offer to change the protocol', () => {
  const ask = async (site: BuiltSite, path: string, offer: string[]) => {
    const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', ...offer, '', '']
    const [socket] = await open(site.port, 1, lines.join('\r\n'))
    return new Promise<string>((resolve) => {
      socket!.once('data', (data: Buffer) => {
        socket!.destroy()
        resolve(data.toString())
      })
    })
  }
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='

  it('is taken up nowhere', async () => {
    const site = await start()
    const websocket = [
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      key,
    ]
    for (const path of ['/ws', '/socket.io/', '/api/ws', '/api/nothing', '/images/x.jpg'])
      expect(await ask(site, path, websocket), path).toMatch(/^HTTP\/1\.1 404 /)
    expect(await ask(site, '/api/admin/v1/blogs', websocket)).toMatch(/^HTTP\/1\.1 401 /)
    // HTTP lets a server respond as if there had been no offer.
    const cleartext = [
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'HTTP2-Settings: AAMA',
    ]
    for (const offer of [websocket, cleartext])
      expect(await ask(site, '/healthz', offer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })
})

describe('R-05: an expectation that nobody knows', () => {
  it('is passed over, and the response has the headers of every response', async () => {
    const site = await start()
    const [socket] = await open(
      site.port,
      1,
      'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
    )
    const answer = await text(socket!)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect(answer).toContain('x-request-id: ')
  })
})

describe('what breaks while a request is under way', () => {
  it('is a reader who disconnects in the middle: nobody else is affected', async () => {
    const site = await start({ env: { SAMPLE_CONTENT: 'true' } })
    const big = 'GET /api/user/v1/blogs?limit=100 HTTP/1.1\r\nhost: localhost\r\n\r\n'
    const body = 'POST /api/user/v1/contact/send-message HTTP/1.1\r\nhost: localhost\r\n'
    const half = `${body}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":`
    for (const bytes of [big, big.replace('limit=100', 'limit=99'), half]) {
      for (const socket of await open(site.port, 100, bytes)) socket.resetAndDestroy()
    }
    expect((await site.fetch('/api/user/v1/blogs')).status).toBe(200)
    expect(site.child.exitCode).toBeNull()
  })

  it('is a promise that nobody waits for: it is in the log, and the process lives', async () => {
    const stray = `process.on('SIGUSR2', () => Promise.reject(new Error('a stray one')))`
    const site = await start({
      flags: [`--import=data:text/javascript,${encodeURIComponent(stray)}`],
      env: { LOG_LEVEL: 'error' },
    })
    let said = ''
    site.child.stdout.on('data', (data: Buffer) => (said += data.toString()))
    site.child.kill('SIGUSR2')
    await expect.poll(() => said).toContain('a stray one')
    expect((await site.fetch('/readyz')).status).toBe(200)
  })
})

async function memory(site: BuiltSite): Promise<number> {
  const metrics = await (await site.fetch('/metrics')).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}
