// Every route of the API, and what a caller may show: a token, a wrong one, or none.
import { afterAll, beforeAll } from 'vitest'
import { createAccounts } from './built-program.ts'
import { systemClock } from '../../../server/core/clock.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { type ApiRoute, realRoutes, withApiRoutes } from '../requests/api-routes.ts'
import { imageCalls, storedFiles } from '../requests/image-calls.ts'
import { day } from './movable-clock.ts'
import { redAboveBlue } from '../data/pictures.ts'
import { rawCall } from '../requests/raw-call.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { accountSettings } from './account-settings.ts'

const admin = 'admin@example.org'
const removed = 'removed@example.org'

const bodies: Record<string, unknown> = {
  'verify-otp': { email: 'nobody@example.org', otp: '123456', otpToken: 'x' },
  options: {},
  verify: { challengeToken: 'x', credential: {} },
  'send-message': { name: 'Ana', email: 'ana@example.org', message: 'A secret of a patient.' },
  subscribe: { email: 'ana@example.org' },
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

export function bearer(shown: string) {
  return { headers: ['authorization', `Bearer ${shown}`] }
}

export function useApiMatrix() {
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

  return {
    bodyOf,
    shows,
    callRoute,
    stateOf,
    closed,
    get site() {
      return site
    },
    get routes() {
      return routes
    },
    get token() {
      return token
    },
    get blogId() {
      return blogId
    },
    get image() {
      return image
    },
  }
}
