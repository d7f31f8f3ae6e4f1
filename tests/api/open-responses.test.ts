import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeLabels } from '../../shared/place.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type ApiRoute, withApiRoutes } from '../support/requests/api-routes.ts'
import { bearer } from '../support/requests/log-in.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let routes: ApiRoute[]
let token: string

beforeAll(async () => {
  const started = await withApiRoutes(() => startTestSite())
  site = started.site
  routes = started.routes
  token = await adminToken(site.dataDir)
})
afterAll(() => site.stop())

const json = async (path: string): Promise<unknown> => (await site.fetch(path)).json()

/** Every key anywhere in a response, with the path of keys to it. */
function keysIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysIn(item, path)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    path + key,
    ...keysIn(inner, `${path}${key}.`),
  ])
}

describe('Z-15: what everybody may read', () => {
  const author = ['_id', 'name', 'description', 'image_url'].map((key) => `author_id.${key}`)
  const listItem = [
    '_id',
    'title',
    'brief_description',
    'blog_summary',
    'img_description',
    'call_out',
    'image_url',
    'sample',
    'solutions',
    'tags',
    'author_id',
    ...author,
    'author_image_url',
    'createdAt',
    'updatedAt',
  ]
  const references = [
    ...['_id', 'kind', 'authors', 'title', 'publishedIn', 'year', 'doi', 'pmid', 'url', 'accessed'],
  ]
    .map((key) => `references.${key}`)
    .concat('references')
  const review = ['state', 'reviewedBy', 'reviewedAt', 'dueOn', 'changedAt']
    .map((key) => `review.${key}`)
    .concat('review')
  const doctor = [
    '_id',
    'name',
    'email',
    'location',
    'description',
    'image_url',
    'linkedin',
    'credentials',
    'specialty',
    'interests',
    'license',
    'npi',
    'conditions',
    'languages',
    'places',
    ...Object.keys(placeLabels).map((part) => `places.${part}`),
    'newPatients',
    'telehealth',
    'sample',
    'createdAt',
    'updatedAt',
  ]
  const base = '/api/user/v1'

  it.each([
    [`${base}/blogs`, listItem],
    [`${base}/blogs?sort=author&solution=Medical%20Solution`, listItem],
    [`${base}/blogs/search?query=jaw`, listItem],
    [`${base}/blogs/recent`, ['data', ...listItem.map((key) => `data.${key}`)]],
    [`${base}/suggestions?query=jaw`, ['kind', 'text', 'address', 'answer', 'answer.sentence']],
    [`${base}/authors`, doctor],
  ])('%s has these fields and no other', async (path, fields) => {
    expect(keysIn(await json(path)).toSorted()).toEqual(fields.toSorted())
  })

  it('the articles of one doctor, and one article', async () => {
    const [{ _id }] = (await json(`${base}/authors`)) as [{ _id: string }]
    const articles = (await json(`${base}/blogs/author/${_id}`)) as { _id: string }[]
    expect(keysIn(articles).toSorted()).toEqual(listItem.toSorted())
    const article = await json(`${base}/blogs/${articles[0]!._id}`)
    expect(keysIn(article).toSorted()).toEqual(
      [...listItem, 'long_description', ...references, ...review].toSorted(),
    )
  })

  it('has no address of an author but on the page of doctors', async () => {
    const doctors = (await json(`${base}/authors`)) as { email: string }[]
    const emails = doctors.map(({ email }) => email).filter(Boolean)
    expect(emails.length).toBeGreaterThan(0)
    for (const path of [`${base}/blogs`, `${base}/blogs/recent`, '/', '/articles', '/rss.xml']) {
      const text = await (await site.fetch(path)).text()
      expect(emails.filter((email) => text.includes(email))).toEqual([])
    }
  })
})

describe('V-24: what is meant for the database', () => {
  const attacks = [
    "'",
    "' OR 1=1--",
    '" OR ""="',
    "x'; DROP TABLE blogs;--",
    '%',
    '_',
    '\\\\',
    '%27',
    '[a-z]*',
    "' UNION SELECT email FROM doctors--",
    "'||(SELECT 1)||'",
    'slug:[a]',
    '*',
    'NULL',
    '1)',
  ]

  it.each(attacks)('%j is a name that nobody has', async (attack) => {
    const text = encodeURIComponent(attack)
    const base = '/api/user/v1/blogs'
    for (const path of [`?tag=${text}`, `?author=${text}`, `/author/${text}`]) {
      expect(await json(base + path), path).toEqual([])
    }
    for (const path of [
      `?sort=${text}`,
      `?letter=${text}`,
      `?solution=${text}`,
      `?limit=${text}`,
    ]) {
      expect((await site.fetch(base + path)).status, path).toBe(400)
    }
    expect((await site.fetch(`${base}/${text}`)).status).toBe(404)
    expect((await site.fetch(`${base}/search?query=${text}`)).status).toBe(200)
    expect(await json(`${base}?${text}=${text}&limit=100`)).toHaveLength(30)
  })
})

describe('Z-20: a page of another site', () => {
  const origin = 'https://evil.example'
  const crossing = (response: Response) =>
    [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))

  it('is allowed nothing, whatever it asks for', async () => {
    const real = routes.filter(({ url, method }) => !url.endsWith('*') && method !== 'OPTIONS')
    expect(real.length).toBeGreaterThan(30)
    for (const { method, url } of real) {
      const address = url.replace(/:\w+/, 'nothing')
      const asked = await site.fetch(address, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization, content-type',
          'access-control-request-private-network': 'true',
        },
      })
      expect(asked.ok, `${method} ${url}`).toBe(false)
      const headers = url.includes('logout') ? { origin } : { origin, ...bearer(token) }
      const made = await site.fetch(address, { method, headers })
      expect([...crossing(asked), ...crossing(made)], `${method} ${url}`).toEqual([])
      expect(made.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  it.each(['null', 'http://localhost', 'https://www.example.org.evil.example', ''])(
    'is told nothing either when it calls itself %j',
    async (name) => {
      for (const path of ['/', '/api/user/v1/blogs', '/api/admin/v1/blogs', '/rss.xml']) {
        expect(crossing(await site.fetch(path, { headers: { origin: name } }))).toEqual([])
      }
    },
  )
})
