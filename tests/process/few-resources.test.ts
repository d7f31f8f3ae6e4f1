import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { type BuiltSite, useBuiltSites } from '../support/site/built-site.ts'

const start = useBuiltSites()

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // Being closed is what some of them are to expect.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function statusOn(socket: Socket, head: string[], body = ''): Promise<number> {
  const length = `content-length: ${body.length}`
  socket.write([...head, 'host: x', 'connection: close', length, '', body].join('\r\n'))
  return Number((await text(socket)).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
}

it('F-23, D-02: with no files left to open, refuses some and serves all when they are gone', async () => {
  const site = await start({
    within: ['prlimit', '--nofile=256', '--'],
    env: { SAMPLE_CONTENT: 'true' },
  })
  const blogs = (await (await site.fetch('/api/user/v1/blogs')).json()) as { image_url: string }[]
  const picture = new URL(blogs[0]!.image_url, site.url).pathname
  const early = await Promise.all(Array.from({ length: 6 }, () => open(site.port)))
  // The process closes at once what it can't serve.
  const idle = await Promise.all(Array.from({ length: 400 }, () => open(site.port)))
  await new Promise<void>((resolve) => {
    let closed = 0
    for (const socket of idle) {
      socket.resume().once('close', () => {
        closed += 1
        if (closed === 100) resolve()
      })
    }
  })

  const enquiry = JSON.stringify({ name: 'Ana', email: 'ana@example.org', message: 'Hello' })
  const json = 'content-type: application/json'
  const statuses = await Promise.all([
    statusOn(early[0]!, [`GET ${picture} HTTP/1.1`]),
    statusOn(early[1]!, ['GET /articles?query=bite HTTP/1.1']),
    statusOn(early[2]!, ['GET /pictures/logo-mark.svg HTTP/1.1']),
    statusOn(early[3]!, ['GET /readyz HTTP/1.1']),
    statusOn(early[4]!, ['GET /api/user/v1/blogs HTTP/1.1']),
    statusOn(early[5]!, ['POST /api/user/v1/contact/send-message HTTP/1.1', json], enquiry),
  ])
  for (const status of statuses) expect([200, 201, 503]).toContain(status)
  expect(statuses.slice(3)).toEqual([200, 200, 201])

  const rest = idle.filter((socket) => !socket.closed)
  await Promise.all(rest.map((socket) => once(socket.destroy(), 'close')))
  for (const path of [picture, '/articles?query=bite', '/pictures/logo-mark.svg']) {
    // The process sees one after the other that they are gone.
    await expect.poll(async () => (await site.fetch(path)).status, { message: path }).toBe(200)
  }
  expect(site.child.exitCode).toBeNull()
})

it('D-17, F-23: many requests of all kinds leave no memory behind, with little of it', async () => {
  const site = await start({
    flags: ['--max-old-space-size=96', '--max-semi-space-size=4'],
    env: {
      SAMPLE_CONTENT: 'true',
      TRUST_PROXY: '1',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
    },
  })
  await mixed(site, 500)
  const before = await memory(site)
  await mixed(site, 2000)
  expect(await memory(site)).toBeLessThan(before * 1.2 + 50e6)
  expect((await site.fetch('/readyz')).status).toBe(200)
})

async function memory(site: BuiltSite): Promise<number> {
  const metrics = await (await site.fetch('/metrics')).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

/** Of a hundred requests ninety for what is kept, the others for what nobody asked for before. */
async function mixed(site: BuiltSite, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      expect([200, 404]).toContain(await statusOf(site, agent, address(sent), sent))
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  agent.destroy()
}

const kept = ['/', '/articles', '/index', '/doctors-behind', '/api/user/v1/blogs', '/rss.xml']

function address(number: number): string {
  const kind = number % 100
  if (kind < 3) return `/api/user/v1/blogs/search?query=word${number}`
  if (kind < 6) return `/articles/nothing-${number}`
  if (kind < 8) return `/?utm_campaign=${number}`
  if (kind < 10) return `/api/user/v1/suggestions?query=word${number}`
  return kept[number % kept.length]!
}

function statusOf({ url }: BuiltSite, agent: Agent, path: string, number: number) {
  const headers = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
  return new Promise<number>((resolve, reject) => {
    request(url + path, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    })
      .on('error', reject)
      .end()
  })
}
