import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { breakTables } from '../support/stores/break-tables.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { bearer } from '../support/requests/log-in.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const contact = '/api/user/v1/contact/send-message'

let site: TestSite
let broken: TestSite
let secure: TestSite
let token: string
let picture: string
let files: string[]

beforeAll(async () => {
  site = await startTestSite()
  broken = await startTestSite()
  await breakTables(broken.dataDir)
  secure = await startTestSite({ siteUrl: 'https://www.example.org', sampleContent: false })
  token = await adminToken(site.dataDir)
  picture = await imageCalls(site, token).store({ bytes: await redAboveBlue(40, 20) })
  files = await readdir(join(projectRoot, 'build', 'client', 'assets'))
})
afterAll(() => Promise.all([site.stop(), broken.stop(), secure.stop()]))

const built = (ending: string) => `/assets/${files.find((name) => name.endsWith(ending))}`
const get = (path: string) => () => site.fetch(path)

const pages = [
  '/',
  '/articles',
  '/articles?query=jaw',
  '/solution/tmd',
  '/contact',
  '/api/docs',
  '/articles/nothing',
  '/nothing',
  '/login-nothing',
  '/articles/%E0%A4%A',
  '/articles?sort=up',
]
const forAdmins = ['/login', '/admin', '/admin/blogs']
const feeds = ['/sitemap.xml', '/robots.txt', '/rss.xml']
const json = [
  '/api/user/v1/blogs',
  '/api/user/v1/blogs?limit=x',
  '/api/nothing',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/api/admin/v1/contact/all',
]
const pictures = ['/favicon.svg', '/favicon-32.png', '/pictures/logo-mark.svg', '/images/x.jpg']

/** One response of every kind, with every kind of status. */
const responses: Record<string, () => Promise<Response>> = {
  ...Object.fromEntries(
    [...pages, ...forAdmins, ...feeds, ...json, ...pictures].map((path) => [path, get(path)]),
  ),
  'a script': () => site.fetch(built('.js')),
  'a style sheet': () => site.fetch(built('.css')),
  'a stored picture': () => site.fetch(picture),
  'an address of a picture': () => imageCalls(site, token).sign(picture),
  'records of admins': () => site.fetch('/api/admin/v1/contact/all', { headers: bearer(token) }),
  HEAD: () => site.fetch('/', { method: 'HEAD' }),
  '304': () => site.fetch('/', { headers: { 'if-none-match': '*' } }),
  '400 of a form': () => site.postJson(contact, {}),
  '201 of a form': () =>
    site.postJson(contact, { name: 'Ana', email: 'ana@example.org', message: 'Hello' }),
  '405': () => site.fetch('/articles', { method: 'DELETE' }),
  '413': () => site.postJson(contact, { message: 'x'.repeat(1_100_000) }),
  '415': () => site.fetch(contact, { method: 'POST', body: 'x' }),
  '500 of a page': () => broken.fetch('/doctors-behind'),
  '500 of the API': () => broken.fetch('/api/user/v1/authors'),
}

const shapes: Record<string, RegExp> = {
  'text/html; charset=utf-8': /^<!doctype html>/i,
  'application/json; charset=utf-8': /^[[{]/,
  'application/xml; charset=utf-8': /^<\?xml /,
  'application/rss+xml; charset=utf-8': /^<\?xml /,
  'text/plain; charset=utf-8': /^User-agent/,
  'text/css; charset=utf-8': /\{/,
  'application/javascript; charset=utf-8': /export|import|const|=>/,
  'image/svg+xml; charset=utf-8': /^<svg /,
  'image/png': /^\uFFFDPNG/,
  'image/jpeg': /^\uFFFD\uFFFD\uFFFD/,
}

describe('every response', () => {
  it.each(Object.keys(responses))(
    'G-18 R-01 R-05 R-06 R-09: %s carries the headers',
    async (name) => {
      const response = await responses[name]!()
      const { headers } = response
      const [status] = /^\d{3}/.exec(name) ?? []
      if (status) expect(response.status).toBe(Number(status))
      const type = headers.get('content-type')
      const policy = (headers.get('content-security-policy') ?? '').split('; ')
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
      )
      expect(policy.join()).not.toMatch(/unsafe|\*|data:|nonce-/)
      const runsScripts = policy.some((rule) => rule.startsWith('script-src'))
      expect(runsScripts && type?.startsWith('text/html') === false, name).toBe(false)
      if (runsScripts) {
        const own = ['base-uri', 'form-action', 'style-src', 'connect-src'].map((rule) =>
          policy.find((each) => each.startsWith(rule)),
        )
        expect(own).toEqual([
          "base-uri 'none'",
          "form-action 'self'",
          "style-src 'self'",
          "connect-src 'self'",
        ])
      }
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe(
        forAdmins.includes(name) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      )
      expect(headers.get('permissions-policy')?.split(', ').toSorted()).toEqual(
        ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((right) => `${right}=()`),
      )
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      for (const telling of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
        expect(headers.get(telling), telling).toBeNull()
      if (response.status === 304) return
      expect(Object.keys(shapes)).toContain(type)
      if (name !== 'HEAD') expect(await response.text()).toMatch(shapes[type!]!)
    },
  )

  it.each(['/', '/api/user/v1/blogs', '/nothing', '/favicon.svg', '/api/admin/v1/blogs'])(
    'R-04: asks for https where the site has it: %s',
    async (path) => {
      const { headers } = await secure.fetch(path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    },
  )

  it('R-04: speaks for names below the site’s only where the operator says so', async () => {
    const settings = { siteUrl: 'https://example.org', hstsSubdomains: true, sampleContent: false }
    const whole = await startTestSite(settings)
    const { headers } = await whole.fetch('/')
    await whole.stop()
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('the pages of admins are for no index, those of readers are', async () => {
    for (const path of forAdmins) {
      const response = await site.fetch(path)
      expect(response.headers.get('x-robots-tag'), path).toBe('noindex, nofollow')
      expect(await response.text(), path).toContain('<meta name="robots" content="noindex')
    }
    for (const path of ['/', '/articles', '/solution/tmd', '/contact']) {
      const response = await site.fetch(path)
      expect(response.headers.get('x-robots-tag'), path).toBeNull()
      expect(await response.text(), path).not.toContain('noindex')
    }
    expect(await (await site.fetch('/sitemap.xml')).text()).not.toMatch(/\/(?:admin|login)\b/)
  })
})
