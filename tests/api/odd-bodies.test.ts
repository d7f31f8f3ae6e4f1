import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type ApiRoute, realRoutes, withApiRoutes } from '../support/requests/api-routes.ts'
import { rawCall } from '../support/requests/raw-call.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
let site: TestSite
let token: string
let routes: ApiRoute[]

beforeAll(async () => {
  const start = () => startTestSite({ sampleContent: false, trustProxy: 1 }, { open: storage.open })
  const started = await withApiRoutes(start)
  site = started.site
  routes = realRoutes(started.routes).filter(({ url }) => readsBody(url))
  token = await adminToken(site.dataDir)
})
afterAll(() => site.stop())

/** The other calls need only the token and the address. */
const readsBody = (url: string) =>
  !/\/logout|\/passkeys?\/options$|\/notice-address\/codes$|\/drafts\/:key\/(?:restore|duplicate)$/.test(
    url,
  )
const json = 'application/json'
let networks = 0

async function send({ method, url }: ApiRoute, type: string | undefined, body: Buffer | string) {
  networks += 1
  return rawCall(
    site.url + url.replace(/:\w+/g, 'nobody'),
    method,
    [
      'authorization',
      `Bearer ${token}`,
      'x-forwarded-for',
      `2001:db8:${networks.toString(16)}::`,
      ...(type === undefined ? [] : ['content-type', type]),
    ],
    body,
  )
}

/** Sends the body with every call that reads one; checks the statuses. */
async function sendEverywhere(type: string | undefined, body: Buffer | string, statuses: number[]) {
  const bodied = routes.filter(({ method }) => method === 'POST' || method === 'PUT')
  const calls = [...bodied, { method: 'DELETE', url: '/api/v1/images/delete', open: false }]
  expect(calls.length).toBeGreaterThan(11)
  for (const route of calls) {
    const before = process.cpuUsage()
    const { status, text } = await send(route, type, body)
    const name = `${route.method} ${route.url}`
    // An upload is never JSON, whatever it claims; a list of redirects is CSV.
    const upload = /\/(?:upload|redirects\/list)$/.test(route.url) ? [400, 415] : []
    // These calls require nothing in the body, and the record does not exist.
    const missing =
      /\/(?:previews|invitations|retry|restore|unpublish|notice|test|pause|resume|stop|enquiries\/:id)$|\/drafts\/:key/.test(
        route.url,
      )
    const noRecord = missing ? [404] : []
    // A person who may not sign is refused before the body is checked.
    const reviews = route.url.endsWith('/reviews') ? [403] : []
    // A failed passkey log-in never reveals what was wrong.
    const passkeys = route.url.endsWith('/passkey/verify') ? [401] : []
    expect([...statuses, ...upload, ...noRecord, ...reviews, ...passkeys], name).toContain(status)
    expect(process.cpuUsage(before).user, name).toBeLessThan(1_000_000)
    const { message } = JSON.parse(text) as { message: string }
    expect(message, name).not.toMatch(/json|prototype|unexpected|position|undefined|null/i)
  }
}

async function storedRows(): Promise<unknown[]> {
  const tables = ['blogs', 'doctors', 'enquiries', 'images', 'login_codes'] as const
  const rows = tables.map((table) => storage.db.selectFrom(table).selectAll().execute())
  return (await Promise.all(rows)).flat()
}

/** A body that is valid for every call, except for anything put before it. */
const whole = JSON.stringify({
  email: 'ana@example.org',
  otp: '123456',
  otpToken: 'x',
  name: 'Ana',
  message: 'Hello',
  imageUrl: `/images/${'a'.repeat(32)}-10x10.jpg`,
})
const deep = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth)

describe('what is no JSON object, on every call', () => {
  it.each([
    'null',
    '[]',
    '"x"',
    '7',
    'true',
    '',
    ' ',
    '{',
    '\uFEFF',
    `${whole}x`,
    `${whole}${whole}`,
  ])('%j', async (body) => {
    await sendEverywhere(json, body, [400])
    expect(await storedRows()).toEqual([])
  })

  it.each([
    ['half a character', Buffer.from([...Buffer.from('{"email":"'), 0xff, 0xfe, 0x22, 0x7d])],
    ['UTF-16', Buffer.from(whole, 'utf16le')],
    ['zeros', Buffer.alloc(1000)],
  ])('%s', async (_name, body) => {
    await sendEverywhere(json, body, [400])
    expect(await storedRows()).toEqual([])
  })
})

describe('V-21: JSON that is meant to harm, on every call', () => {
  const harmful = {
    __proto__: `{"__proto__":{"email":"a@b.co"},${whole.slice(1)}`,
    'the same, escaped': `{"\\u005f_proto__":{"x":1},${whole.slice(1)}`,
    'constructor.prototype': `{"constructor":{"prototype":{"x":1}},${whole.slice(1)}`,
    'a repeated key': `{"email":"b@example.org",${whole.slice(1)}`,
    'a repeated key within': `{"more":{"a":1,"a":2},${whole.slice(1)}`,
    'deep objects': deep('{"a":', '1', '}', 10_000),
    'deep arrays': deep('[', '', ']', 10_000),
    'a deep field': `{"email":${deep('[', '', ']', 10_000)}}`,
    'numbers out of range': '{"email":1e400,"name":-0,"otp":123456789012345678901234567890}',
    'a long array': `{"email":[${'1,'.repeat(100_000)}1]}`,
  }

  it.each(Object.entries(harmful))('%s', async (_name, body) => {
    await sendEverywhere(json, body, [400])
    expect(await storedRows()).toEqual([])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    expect(({} as Record<string, unknown>)['email']).toBeUndefined()
  })

  it('what is long or has many keys is refused within a moment', async () => {
    const keys = Array.from({ length: 30_000 }, (_, at) => `"k${at}":1`).join()
    await sendEverywhere(json, `{${keys}}`, [400])
    await sendEverywhere(json, Buffer.alloc(limits.jsonBodyBytes + 1, 'x'), [413])
    expect(await storedRows()).toEqual([])
  })
})

describe('V-22: a body of another type, on every call', () => {
  it.each([
    'application/json\ta',
    'application/json garbage',
    'application/jsonp',
    'text/json',
    'application/json, text/plain',
    'application/json/x',
    ' ',
    'x',
    'json',
    '*/*',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/x-ndjson',
    'application/merge-patch+json',
    'application/vnd.api+json',
    undefined,
  ])('%j', async (type) => {
    await sendEverywhere(type, whole, [415])
    expect(await storedRows()).toEqual([])
  })

  it.each([
    'Application/JSON',
    'application/json ;x',
    'application/json; charset=utf-7',
    'application/json;charset=utf-16',
    'application/json;',
    'application/json; charset="',
  ])('%j is read as JSON, with its rules, or refused', async (type) => {
    await sendEverywhere(type, '{}', [400, 415])
    await sendEverywhere(type, '{"email":"nobody"}', [400, 415])
    expect(await storedRows()).toEqual([])
  })

  it('multipart where it is not asked for', async () => {
    const form = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.co\r\n--x--\r\n'
    await sendEverywhere('multipart/form-data; boundary=x', form, [400, 415])
    expect(await storedRows()).toEqual([])
  })

  it('compressed, a bomb among them', async () => {
    for (const body of [gzipSync(whole), gzipSync(Buffer.alloc(50_000_000))]) {
      await sendEverywhere(json, body, [400])
    }
    expect(await storedRows()).toEqual([])
  })
})
