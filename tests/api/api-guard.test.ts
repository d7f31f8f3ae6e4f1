import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, loginClient } from '../support/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { movableClock, day } from '../support/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/test-site.ts'

const admin = 'admin@example.org'
const routes: { method: string; url: string; open: boolean }[] = []

let mail: MailServer
let site: TestSite
let token: string
const time = movableClock()
const badTokens: Record<string, string> = {}

/** Every route of the program, as the router gets it. */
const collect = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    for (const each of [method].flat()) {
      routes.push({ method: each, url, open: config?.public === true })
    }
  })
}

beforeAll(async () => {
  mail = await startMailServer()
  subscribe('fastify.initialization', collect)
  site = await startTestSite({ smtpUrl: mail.url, adminEmails: [admin] }, { clock: time.clock })
  unsubscribe('fastify.initialization', collect)

  const client = loginClient(site, mail)
  badTokens['expired'] = (await client.logIn(admin)).token
  time.move(day)
  badTokens['logged out'] = (await client.logIn(admin)).token
  await client.logOut(badTokens['logged out'])
  badTokens['an otpToken'] = (await client.send(admin)).otpToken
  badTokens['of the right shape'] = 'A'.repeat(43)
  badTokens['null'] = 'null'
  badTokens['undefined'] = 'undefined'
  token = (await client.logIn(admin)).token
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})

const closed = () => routes.filter(({ url, open }) => url.startsWith('/api/') && !open)
const addressOf = (url: string) => url.replace(/:\w+/g, 'jaw-clicking')

describe('Z-00: every route of the API is closed', () => {
  it('but these', () => {
    const open = routes.filter((route) => route.url.startsWith('/api/') && route.open)
    const calls = open.map(({ method, url }) => `${method} ${url}`)
    // What answers 404 to all that is no route.
    const everything = calls.filter((call) => / \/api\/\*?$/.test(call))
    expect(everything.length).toBeGreaterThan(7)
    const expected = [
      'GET /api/docs',
      'GET /api/openapi.json',
      'GET /api/user/v1/authors',
      'GET /api/user/v1/blogs',
      'GET /api/user/v1/blogs/:id',
      'GET /api/user/v1/blogs/author/:author',
      'GET /api/user/v1/blogs/recent',
      'GET /api/user/v1/blogs/search',
    ]
    expect(calls.filter((call) => !everything.includes(call)).toSorted()).toEqual(
      [
        ...expected,
        ...expected.map((call) => call.replace('GET', 'HEAD')),
        'POST /api/admin/v1/auth/send-otp',
        'POST /api/admin/v1/auth/verify-otp',
        'POST /api/user/v1/contact/send-message',
        'POST /api/user/v1/images/signed-url',
        'POST /api/user/v1/newsletter/subscribe',
        'POST /api/v1/images/signed-url',
      ].toSorted(),
    )
  })

  it('without a token', async () => {
    expect(closed().length).toBeGreaterThan(5)
    for (const { method, url } of closed()) {
      const response = await site.fetch(addressOf(url), { method })
      expect(response.status, `${method} ${url}`).toBe(401)
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (method === 'HEAD') continue
      expect(await response.json()).toEqual({ message: 'Authorization token not found.' })
    }
  })

  it.each(['expired', 'logged out', 'an otpToken', 'of the right shape', 'null', 'undefined'])(
    'with a token that is %s',
    async (kind) => {
      for (const { method, url } of closed()) {
        const response = await site.fetch(addressOf(url), {
          method,
          headers: bearer(badTokens[kind]!),
        })
        expect(response.status, `${method} ${url}`).toBe(401)
        expect(response.headers.get('cache-control')).toBe('no-store')
        if (method === 'HEAD') continue
        const body = await response.json()
        expect(body).toEqual({ message: 'Your session has ended. Please log in again.' })
      }
    },
  )

  it('and open to a token, without keeping the answer (S-16)', async () => {
    for (const { method, url } of closed().filter((route) => !route.url.includes('logout'))) {
      const response = await site.fetch(addressOf(url), { method, headers: bearer(token) })
      expect(response.status, `${method} ${url}`).not.toBe(401)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('Z-21 to Z-24: no way round', () => {
  /** The status of a request whose path and headers nothing has tidied up. */
  const raw = async (line: string, headers: string[] = []) => {
    const { port } = new URL(site.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.end(
      [`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n'),
    )
    return text(socket)
  }

  const paths = [
    '/api/admin/v1/blogs/',
    '/api/admin/v1//blogs',
    '/api//admin/v1/blogs',
    '//api/admin/v1/blogs',
    '/API/admin/v1/blogs',
    '/api/Admin/v1/blogs',
    '/api/admin/v1/%62logs',
    '/%61pi/admin/v1/blogs',
    '/api/admin/v1/blogs;x',
    '/api;x/admin/v1/blogs',
    '/api/user/v1/..%2fadmin/v1/blogs',
    '/api/user/v1/../../admin/v1/blogs',
    '/api/user/v1/%2e%2e/%2e%2e/admin/v1/blogs',
    '/api/admin/v1/blogs?',
    '/api/admin/v1/blogs#x',
    '/api/admin/v1/blogs.json',
    '/api/admin/v1/blogs%00',
    '/api/admin/v1/blogs/%2e%2e/blogs',
    '/api/admin/v1/contact/all',
    '/api/admin/v1/contact/all/x.png',
    '/api/admin/v1/contact/all%3f.css',
    '/api\\admin\\v1\\blogs',
    '*',
  ]

  it.each(paths)('Z-22: GET %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await raw(`${method} ${path}`)
      expect(answer).toMatch(/^HTTP\/1\.1 (?:400|401|404) /)
      expect(answer).not.toContain('brief_description')
    }
  })

  it.each([
    'x-original-url: /api/user/v1/blogs',
    'x-rewrite-url: /api/user/v1/blogs',
    'x-forwarded-path: /api/user/v1/blogs',
    'x-forwarded-prefix: /api/user',
    'x-middleware-subrequest: middleware:middleware:middleware',
    'x-http-method-override: POST',
    'x-forwarded-for: 127.0.0.1',
    'x-forwarded-host: localhost',
  ])('Z-23: %s changes nothing', async (header) => {
    expect(await raw('GET /api/admin/v1/blogs', [header])).toMatch(/^HTTP\/1\.1 401 /)
    expect(await raw('GET /', ['x-original-url: /api/admin/v1/blogs'])).not.toContain('"_id"')
  })

  it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'CONNECT', 'NONSENSE'])('Z-24: %s', async (verb) => {
    const path = verb === 'CONNECT' ? 'localhost:80' : '/api/admin/v1/blogs'
    const answer = await raw(`${verb} ${path}`, ['x-canary: 4711'])
    expect(answer).not.toContain('4711')
    if (answer) expect(answer).toMatch(/^HTTP\/1\.1 (?:400|401|404|405|501) /)
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'Z-21: a form of type %s from elsewhere',
    async (type) => {
      const count = async () => {
        const response = await site.fetch('/api/admin/v1/blogs', { headers: bearer(token) })
        return ((await response.json()) as unknown[]).length
      }
      const before = await count()
      for (const url of ['/api/admin/v1/blogs', '/api/admin/v1/auth/logout-all']) {
        const response = await site.fetch(`${url}?_method=DELETE`, {
          method: 'POST',
          headers: { 'content-type': type, origin: 'https://evil.example' },
          body: '_method=DELETE&title=x',
        })
        expect(response.status).toBe(401)
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
      }
      expect(await count()).toBe(before)
    },
  )
})
