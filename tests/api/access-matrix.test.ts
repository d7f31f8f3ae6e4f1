import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccounts } from '../support/site/built-program.ts'
import { systemClock } from '../../server/core/clock.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type ApiRoute, realRoutes, withApiRoutes } from '../support/requests/api-routes.ts'
import { closedCalls } from '../support/requests/closed-calls.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { day } from '../support/site/movable-clock.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { rawCall } from '../support/requests/raw-call.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { accountSettings } from '../support/site/account-settings.ts'

const admin = 'admin@example.org'
const removed = 'removed@example.org'
const storage = siteDatabase()

let site: TestSite
let routes: ApiRoute[]
let token: string
let blogId: string
let doctorId: string
let image: string
let picture: Buffer
const tokens: Record<string, string> = {}

beforeAll(async () => {
  const started = await withApiRoutes(() =>
    startTestSite(
      { sampleContent: false, adminEmails: [admin], trustProxy: 1 },
      { open: storage.open },
    ),
  )
  site = started.site
  routes = realRoutes(started.routes)
  token = await adminToken(site.dataDir)
  picture = await redAboveBlue(40, 20)
  const calls = adminCalls(site, token)
  doctorId = (await calls.makeDoctor({ name: 'Dr. Ada Test', email: 'ada@example.org' }))._id
  image = await imageCalls(site, token).store({ bytes: picture })
  blogId = (await calls.makeBlog({ ...goodBlog(doctorId), image_url: image }))._id
  await site.postJson('/api/user/v1/contact/send-message', bodies['send-message'])
  await makeTokens()
})
afterAll(() => site.stop())

async function makeTokens(): Promise<void> {
  const { db } = storage
  const admins = createAccounts(db, systemClock, accountSettings())
  await admins.add(removed)
  tokens['removed admin'] = await adminToken(site.dataDir, removed)
  await admins.remove(removed)
  tokens['expired'] = await adminToken(site.dataDir, admin, () => new Date(Date.now() - day))
  tokens['logged out'] = await adminToken(site.dataDir)
  await adminCalls(site, tokens['logged out']).post('/auth/logout', '')
  const sent = await site.postJson('/api/admin/v1/auth/send-otp', { email: admin })
  tokens['otpToken'] = ((await sent.json()) as { otpToken: string }).otpToken
}

const bodies: Record<string, unknown> = {
  'verify-otp': { email: 'nobody@example.org', otp: '123456', otpToken: 'x' },
  options: {},
  verify: { challengeToken: 'x', credential: {} },
  'send-message': { name: 'Ana', email: 'ana@example.org', message: 'A secret of a patient.' },
  subscribe: { email: 'ana@example.org' },
}

let networks = 0

/** A body that would have an effect if the call were allowed. */
function bodyOf({ method, url }: ApiRoute): { type?: string; body?: string | Buffer } {
  if (method === 'GET' || method === 'HEAD') return {}
  if (url.endsWith('/upload')) {
    const head = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')])
    return { type: 'multipart/form-data; boundary=x', body }
  }
  const json = url.includes('/images/')
    ? { imageUrl: image }
    : url.includes('/blogs')
      ? { ...goodBlog(doctorId), image_url: image }
      : url.includes('/drafts')
        ? draftBody
        : /\/enquiries|\/canned-answers/.test(url)
          ? { title: 'x', text: 'x', state: 'done' }
          : url.includes('/authors')
            ? { name: 'Dr. Changed' }
            : url.endsWith('/send-otp')
              ? { email: `nobody-${networks}@example.org` }
              : bodies[url.split('/').at(-1)!]
  return json === undefined ? {} : { type: 'application/json', body: JSON.stringify(json) }
}

const tab = 'tab-of-nobody'
/** The fields that calls about a draft share. */
const draftBody = {
  kind: 'blog',
  base: 0,
  fields: { title: 'x' },
  tab,
  field: null,
  version: 0,
  name: '',
  at: '2027-01-01T10:00:00Z',
}

const addressOf = (url: string) =>
  url
    .replace(':id', url.includes('/authors') ? doctorId : blogId)
    .replace(':author', doctorId)
    .replace(':key', `blog.${blogId}`)
    .replace(':number', '1')

/** How a request presents a token, or what it presents instead. */
const shows: Record<string, (path: string) => { path?: string; headers?: string[] }> = {
  nothing: () => ({}),
  'an empty scheme': () => ({ headers: ['authorization', 'Bearer'] }),
  'an empty scheme and a space': () => ({ headers: ['authorization', 'Bearer '] }),
  'a random token': () => bearer('A'.repeat(43)),
  'Basic with the token': () => ({ headers: ['authorization', `Basic ${token}`] }),
  'an expired token': () => bearer(tokens['expired']!),
  'a logged-out token': () => bearer(tokens['logged out']!),
  'a removed admin’s token': () => bearer(tokens['removed admin']!),
  'an otpToken': () => bearer(tokens['otpToken']!),
  'the token in the query': (path) => ({
    path: `${path}?token=${token}&authToken=${token}&access_token=${token}`,
  }),
  'the token in a cookie': () => ({ headers: ['cookie', `authToken=${token}; token=${token}`] }),
  'the token twice': () => ({ headers: [...bearer(token).headers, ...bearer(token).headers] }),
}

function bearer(shown: string) {
  return { headers: ['authorization', `Bearer ${shown}`] }
}

async function callRoute(route: ApiRoute, show: (typeof shows)[string]) {
  const { path = addressOf(route.url), headers = [] } = show(addressOf(route.url))
  networks += 1
  const { type, body } = bodyOf(route)
  return rawCall(
    site.url + path,
    route.method,
    [
      'x-forwarded-for',
      `2001:db8:${networks.toString(16)}::1`,
      ...headers,
      ...(type ? ['content-type', type] : []),
    ],
    body,
  )
}

/** Everything that a call could have changed. */
async function stateOf() {
  const tables = [
    ...(['blogs', 'blog_tags', 'blog_solutions', 'doctors', 'images'] as const),
    ...(['sessions', 'admins', 'enquiries', 'drafts', 'revisions', 'draft_editors'] as const),
    ...(['preview_links', 'clinical_reviews', 'review_requests'] as const),
  ]
  const rows = tables.map((name) => storage.db.selectFrom(name).selectAll().execute())
  return { rows: await Promise.all(rows), files: await storedFiles(site) }
}

const closed = () => routes.filter(({ open }) => !open)

describe('Z-00, G-01: every closed call of the API', () => {
  it('are all of these', () => {
    const calls = closed().map(({ method, url }) => `${method} ${url.replace('/api/', '')}`)
    expect(calls.toSorted()).toEqual(closedCalls.toSorted())
  })

  it.each(Object.entries(shows))('is refused to one who shows %s', async (_name, show) => {
    const before = await stateOf()
    for (const route of closed()) {
      const { status, headers, text } = await callRoute(route, show)
      const call = `${route.method} ${route.url}`
      expect(status, call).toBe(401)
      expect(headers['cache-control'], call).toBe('no-store')
      expect(headers['www-authenticate'], call).toBe('Bearer')
      if (route.method === 'HEAD') expect(text).toBe('')
      else expect(Object.keys(JSON.parse(text) as object), call).toEqual(['message'])
    }
    expect(await stateOf()).toEqual(before)
  })
})

describe('Z-01: every open call of the API', () => {
  it('are all of these', () => {
    const calls = routes.filter(({ open }) => open).map(({ method, url }) => `${method} ${url}`)
    const readings = [
      '/api/docs',
      '/api/openapi.json',
      '/api/user/v1/authors',
      '/api/user/v1/authors/:id',
      '/api/user/v1/blogs',
      ...['/:id', '/author/:author', '/recent', '/search'].map((end) => `/api/user/v1/blogs${end}`),
      '/api/user/v1/contact/danger-weights',
      '/api/user/v1/suggestions',
    ]
    expect(calls.toSorted()).toEqual(
      [
        ...readings.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]),
        'POST /api/admin/v1/auth/passkey/options',
        'POST /api/admin/v1/auth/passkey/verify',
        'POST /api/admin/v1/auth/send-otp',
        'POST /api/admin/v1/auth/verify-otp',
        'POST /api/user/v1/contact/send-message',
        'POST /api/user/v1/images/signed-url',
        'POST /api/user/v1/newsletter/subscribe',
        'POST /api/v1/images/signed-url',
      ].toSorted(),
    )
  })

  it.each(Object.entries(shows))('is the same to one who shows %s', async (_name, show) => {
    for (const route of routes.filter(({ open }) => open)) {
      const { status } = await callRoute(route, show)
      expect(status, `${route.method} ${route.url}`).toBe(
        expected[route.url.split('/').at(-1)!] ?? 200,
      )
    }
  })

  const expected: Record<string, number> = {
    'verify-otp': 401,
    verify: 401,
    'send-message': 201,
    subscribe: 202,
  }
})

describe('with a token', () => {
  const call = async (method: string, url: string) =>
    callRoute({ method, url, open: false }, () => bearer(token))
  const list = async (url: string) => JSON.parse((await call('GET', url)).text) as unknown[]

  it.each([
    ['Z-02', '/api/admin/v1/contact/all'],
    ['Z-03', '/api/admin/v1/blogs'],
    ['Z-07', '/api/admin/v1/authors'],
  ])('%s: GET %s returns an array', async (_id, url) => {
    expect((await list(url)).length).toBeGreaterThan(0)
  })

  it.each([
    ['Z-04', '/api/admin/v1/blogs'],
    ['Z-08', '/api/admin/v1/authors'],
  ])('%s: POST %s adds one', async (_id, url) => {
    const before = (await list(url)).length
    expect((await call('POST', url)).status).toBe(201)
    expect(await list(url)).toHaveLength(before + 1)
  })

  it.each([
    ['Z-05', '/api/admin/v1/blogs', 'title'],
    ['Z-09', '/api/admin/v1/authors', 'name'],
  ])('%s: PUT %s/:id changes it', async (_id, url, field) => {
    const { status, text } = await call('PUT', `${url}/:id`)
    expect(status).toBe(200)
    const sent = JSON.parse(String(bodyOf({ method: 'PUT', url, open: false }).body))
    expect((JSON.parse(text) as Record<string, string>)[field]).toBe(
      (sent as Record<string, string>)[field],
    )
    expect((await call('PUT', `${url}/nothing`)).status).toBe(404)
  })

  it('POST upload stores and DELETE delete removes a picture', async () => {
    const before = (await storedFiles(site)).length
    expect((await call('POST', '/api/v1/images/upload')).status).toBe(201)
    expect((await storedFiles(site)).length).toBeGreaterThan(before)
    // By now two articles use the picture.
    expect((await call('DELETE', '/api/v1/images/delete')).status).toBe(204)
    expect((await site.fetch(image)).status).toBe(200)
  })

  it('Z-06, Z-09: DELETE removes the record, for readers too', async () => {
    expect((await call('DELETE', '/api/admin/v1/blogs/:id')).status).toBe(204)
    expect((await site.fetch(`/api/user/v1/blogs/${blogId}`)).status).toBe(404)
    expect((await call('DELETE', '/api/admin/v1/blogs/:id')).status).toBe(404)
    expect((await call('DELETE', '/api/admin/v1/authors/:id')).status).toBe(204)
    expect((await call('DELETE', '/api/admin/v1/authors/:id')).status).toBe(404)
  })

  it('S-16: no response is kept', async () => {
    for (const { method, url } of closed()) {
      if (url.includes('logout')) continue
      const { status, headers } = await callRoute({ method, url, open: false }, () => bearer(token))
      expect(status, `${method} ${url}`).not.toBe(401)
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})
