import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { bearer } from '../support/requests/log-in.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string

beforeAll(async () => {
  site = await startTestSite()
  token = await adminToken(site.dataDir)
})
afterAll(() => site.stop())

describe('Z-21, Z-23, Z-24: no way round', () => {
  /** The status of a request whose path and headers are sent exactly as given. */
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

  it.each(paths)('GET %s', async (path) => {
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
