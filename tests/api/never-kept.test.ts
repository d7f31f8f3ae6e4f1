// What a cache between readers and the site must never store, whoever requests it and however.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { type ApiRoute, realRoutes, withApiRoutes } from '../support/requests/api-routes.ts'
import { bearer } from '../support/requests/log-in.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let routes: ApiRoute[]
let token: string

beforeAll(async () => {
  const started = await withApiRoutes(() => startTestSite())
  site = started.site
  routes = realRoutes(started.routes).filter(({ url }) => !url.startsWith('/api/user/'))
  token = await adminToken(site.dataDir)
})
afterAll(() => site.stop())

/** The headers by which a shared cache decides whether to store a response (RFC 9111, 3). */
function howLongKept({ headers }: Response) {
  const names = ['cache-control', 'expires', 'etag', 'last-modified', 'age']
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]))
}

const never = {
  'cache-control': 'no-store',
  expires: null,
  etag: null,
  'last-modified': null,
  age: null,
}

it('K-08: no response of the admin API, with a token, without one, or to anything odd', async () => {
  const ofAdmins = routes.filter(({ url }) => /\/(?:admin|v1)\//.test(url))
  expect(ofAdmins.length).toBeGreaterThan(15)
  const tokens = [{}, bearer('A'.repeat(43)), bearer(token)]
  for (const { method, url } of ofAdmins) {
    if (url.includes('/logout')) continue
    for (const headers of tokens) {
      const path = url.replace(':id', 'nobody')
      for (const asked of [path, `${path}?x=1`]) {
        const response = await site.fetch(asked, { method, headers })
        await response.arrayBuffer()
        expect(howLongKept(response), `${method} ${asked} ${response.status}`).toEqual(never)
      }
    }
  }
})

it('K-08: no records of admins, though their reader asks for an old copy', async () => {
  const headers = {
    ...bearer(token),
    'if-none-match': '*',
    'if-modified-since': new Date().toUTCString(),
    'cache-control': 'max-stale=9999',
  }
  for (const path of ['/api/admin/v1/blogs', '/api/admin/v1/contact/all']) {
    const response = await site.fetch(path, { headers })
    expect([response.status, howLongKept(response)]).toEqual([200, never])
    expect(Array.isArray(await response.json())).toBe(true)
  }
})
