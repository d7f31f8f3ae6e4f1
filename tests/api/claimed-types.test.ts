// A request without a body is treated as such, whatever Content-Type it claims.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { exchange, type RawResponse } from '../support/requests/raw-connection.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, trustProxy: 1 })
  token = await adminToken(site.dataDir)
})
afterAll(() => site.stop())

const types = [
  'application/json',
  'text/plain',
  'no type at all',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']
const paths = [
  '/about',
  '/contact',
  '/policy-reports',
  '/newsletter/unsubscribe/nobody',
  '/nothing',
  '/api/user/v1/blogs',
  '/api/user/v1/contact/send-message',
  '/api/nothing',
  '/*',
  '/api/admin/v1/blogs',
  '/api/admin/v1/blogs/nobody',
  '/api/admin/v1/authors/nobody',
  '/api/admin/v1/auth/session',
  '/api/v1/images/upload',
  '/api/v1/images/delete',
]

let sources = 0

async function ask(method: string, path: string, lines: string[], body = ''): Promise<RawResponse> {
  sources += 1
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `x-forwarded-for: 2001:db8:${sources.toString(16)}::`,
    ...lines,
    '',
    '',
  ]
  const [response] = await exchange(site.url, head.join('\r\n') + body, [method])
  return response!
}

const withoutOwn = ({ status, headers, body }: RawResponse) => {
  const { date: _, 'x-request-id': __, ...more } = headers
  return { status, headers: more, body: body.toString() }
}

describe('without a body, a type changes nothing', () => {
  it.each(methods)('%s', async (method) => {
    for (const path of paths) {
      const authorization = `authorization: Bearer ${token}`
      const plain = withoutOwn(await ask(method, path, [authorization]))
      const asTyped = types.map((type) =>
        ask(method, path, [authorization, `content-type: ${type}`]),
      )
      for (const [index, typed] of (await Promise.all(asTyped)).entries())
        expect(withoutOwn(typed), `${path} as ${types[index]}`).toEqual(plain)
    }
  })

  it.each([
    ['of no bytes', ['content-length: 0'], ''],
    ['of no chunks', ['transfer-encoding: chunked'], '0\r\n\r\n'],
  ])('nor does JSON %s in the API', async (_name, framing, body) => {
    const authorization = `authorization: Bearer ${token}`
    for (const path of paths.filter((path) => path.startsWith('/api/'))) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        if (path.endsWith('/upload')) continue
        const { status } = await ask(method, path, [authorization])
        const typed = ['content-type: application/json', authorization, ...framing]
        expect((await ask(method, path, typed, body)).status, `${method} ${path}`).toBe(status)
      }
    }
  })

  it('logs out', async () => {
    const own = await adminToken(site.dataDir)
    const lines = [`authorization: Bearer ${own}`, 'content-type: application/json']
    const path = '/api/admin/v1/auth/logout'
    expect((await ask('POST', path, lines)).status).toBe(204)
    expect((await ask('POST', path, lines)).status).toBe(401)
  })
})
