import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOverload } from './overload.ts'

let overload: ReturnType<typeof createOverload>
let url: string
let close: () => void
/** Responses pending under /slow, and the function that completes them. */
let waiting: ServerResponse[]
let release: () => void

beforeEach(async () => {
  overload = createOverload({
    headers: { 'x-content-type-options': 'nosniff' },
    log: Fastify().log,
    trustProxy: 1,
    isPanelCall: ({ url = '' }) => url.startsWith('/api/admin/v1/blogs'),
  })
  waiting = []
  let released = false
  release = () => {
    released = true
    for (const response of waiting) response.end('late')
  }
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/slow' && !released) waiting.push(response)
    else response.end('fine')
  }
  const server = createServer((request, response) =>
    overload.admit(request, response, () => respond(request, response)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => {
    server.close()
    server.closeAllConnections()
    overload.stop()
  }
})
afterEach(() => close())

const status = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status

it('D-14: turns reads away at once when too many are under way, and takes them again after that', async () => {
  const slow = Array.from({ length: 600 }, async () => fetch(`${url}/slow`))
  const refused = await Promise.race(slow)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await refused.text()).toContain('Please try again')

  const api = await fetch(`${url}/api/user/v1/blogs`)
  expect(api.status).toBe(503)
  expect(await api.json()).toEqual({ message: expect.stringContaining('very busy') })
  // D-15: admin calls do not count as readers' requests.
  expect(await status('/api/admin/v1/blogs')).toBe(200)
  expect(await status('/login')).toBe(200)
  expect(await status('/contact', { method: 'POST' })).toBe(200)
  expect(await status('/readyz')).toBe(200)

  release()
  const statuses = await Promise.all(slow.map(async (response) => (await response).status))
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  // These, plus the one API request.
  expect(overload.turnedAway()).toBe(statuses.filter((status) => status === 503).length + 1)
  expect(await status('/about')).toBe(200)
})

/** Requests admission; `begun` gets the address once the work may begin. */
function ask(
  method: string,
  address: string,
  begun: string[],
  source = '192.0.2.1',
): ServerResponse {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url: address })
  Object.assign(request.headers, { 'x-forwarded-for': source })
  const response = new ServerResponse(request)
  overload.admit(request, response, () => begun.push(address))
  return response
}

it('D-02: forms whose body never arrives block neither readers nor forms of others', async () => {
  const begun: string[] = []
  const asked: ServerResponse[] = []
  const hold = async (source: string, count: number) => {
    for (let number = 1; number <= count; number += 1) {
      const address = `/contact?${source}-${number}`
      asked.push(ask('POST', address, begun, source))
      while (!begun.includes(address) && !asked.at(-1)!.headersSent) await nextTurn()
    }
  }
  await hold('192.0.2.1', 250)
  expect(begun).toHaveLength(200)
  expect(asked.filter(({ statusCode }) => statusCode === 503)).toHaveLength(50)
  for (const source of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) await hold(source, 200)
  expect(begun).toHaveLength(800)
  ask('GET', '/about', begun, '192.0.2.1')
  ask('POST', '/contact', begun, '192.0.2.9')
  while (!begun.includes('/about') || !begun.includes('/contact')) await nextTurn()
  for (const response of asked) response.destroy().emit('close')
  await hold('192.0.2.1', 1)
  expect(asked.at(-1)!.statusCode).toBe(200)
})

it.each([
  ['one address', () => '192.0.2.1'],
  // L-07: one customer may hold them all, and would get a turn for each.
  ['250 networks of one /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`],
])('D-14: leaves room to others while %s reads none of its responses', async (_name, source) => {
  const begun: string[] = []
  const asked: ServerResponse[] = []
  while (asked.length < 250) {
    asked.push(ask('GET', '/slow', begun, source(asked.length)))
    while (begun.length < Math.min(asked.length, 200)) await nextTurn()
  }
  expect(begun).toHaveLength(200)
  expect(asked.filter(({ statusCode }) => statusCode === 503)).toHaveLength(50)
  ask('GET', '/about', begun, '192.0.2.2')
  while (!begun.includes('/about')) await nextTurn()
  for (const response of asked) response.destroy().emit('close')
  await nextTurn()
  expect(ask('GET', '/terms', begun).statusCode).toBe(200)
})

it.each([
  ['POST', '/contact'],
  ['POST', '/api/user/v1/contact/send-message'],
  ['POST', '/api/admin/v1/auth/%76erify-otp'],
])('D-15: a flood of %s %s begins a few at a time, and a reader between them', async (...flood) => {
  const begun: string[] = []
  const asked = Array.from({ length: 300 }, () => ask(...flood, begun))
  const statuses = asked.map(({ headersSent, statusCode }) => headersSent && statusCode)
  expect(
    statuses.filter((status) => status === 503),
    'too many to wait',
  ).toHaveLength(200)
  ask('GET', '/about', begun)
  const [method, address] = flood
  const neighbour = ask(method, `${address}?neighbour`, begun, '192.0.2.2')
  ask('GET', '/api/admin/v1/blogs', begun)
  expect(neighbour.headersSent).toBe(false)
  const awaited = ['/about', `${address}?neighbour`]
  while (!awaited.every((one) => begun.includes(one))) await nextTurn()
  expect(begun.filter((one) => one === address).length).toBeLessThan(20)
  expect(begun).toContain('/api/admin/v1/blogs')
})

it.each(['/api/admin/v1/blogs', '/login', '/admin/blogs', '/assets/none', '/healthz'])(
  'D-15: a flood of %s begins a few at a time, and others between them',
  async (flood) => {
    const begun: string[] = []
    const asked = Array.from({ length: 300 }, () => ask('GET', flood, begun))
    const others = ['/healthz?other', '/api/admin/v1/blogs?first', '/about']
    for (const other of others) ask('GET', other, begun, '192.0.2.2')
    while (!others.every((one) => begun.includes(one))) await nextTurn()
    expect(begun.filter((one) => one === flood).length).toBeLessThan(20)
    while (begun.length < 303) await nextTurn()
    expect(asked.some(({ headersSent }) => headersSent)).toBe(false)
  },
)

it('D-14: starts no work for a client that disconnected while waiting', async () => {
  const begun: string[] = []
  ask('GET', '/about', begun).destroy()
  ask('GET', '/terms', begun)
  while (!begun.includes('/terms')) await nextTurn()
  expect(begun).toEqual(['/terms'])
})

it('D-15: turns readers away before admins when the process is late', async () => {
  const work = async () => {
    await pause(1)
    const end = performance.now() + 250
    while (performance.now() < end);
  }
  for (let time = 0; time < 4; time += 1) await work()
  expect(await status('/about'), 'with nobody else there').toBe(200)
  const others = Array.from({ length: 20 }, () => fetch(`${url}/slow`))
  await expect.poll(() => waiting.length).toBe(20)
  for (let time = 0; time < 4; time += 1) await work()
  const responded = new AbortController()
  const asked = Promise.all([status('/about'), status('/api/admin/v1/blogs')])
  const noted = asked.finally(() => responded.abort())
  while (!responded.signal.aborted) await work()
  expect(await noted).toEqual([503, 200])
  const delays = overload.delays()
  const atMost = (bound: string) => delays.find(({ labels }) => labels?.['le'] === bound)!.value
  expect(atMost('+Inf') - atMost('0.1'), 'ticks that came late').toBeGreaterThan(3)
  release()
  await Promise.allSettled(others)
  await expect.poll(() => status('/about')).toBe(200)
})
