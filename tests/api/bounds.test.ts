import { statSync } from 'node:fs'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFiles } from '../../server/core/paths.ts'
import { recordIds, tokens, writeManyRows } from '../support/data/many-rows.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { withRoutes } from '../support/requests/api-routes.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

/** Of the thread that serves everybody, the client's part included. */
const mostMs = 100
const mostBytes = 300_000

const { article, doctor, enquiry, draft } = recordIds
const readers = '/api/user/v1'
const staff = '/api/admin/v1'

/** For each route the addresses of what it has most of. */
const walk: Record<string, string[]> = {
  '/': ['/'],
  '/medicalsolution': ['/medicalsolution'],
  '/solutionidpage/:id': ['/solutionidpage/dental'],
  '/solution/:id': ['/solution/tmd'],
  '/articles': ['/articles', '/articles?page=400', '/articles?query=jaw', '/articles?sort=author'],
  '/articles/:id': [`/articles/${article}`],
  '/preview/:token': [`/preview/${tokens.preview}`],
  '/review/:token': [`/review/${tokens.review}`],
  '/find': ['/find'],
  '/visit-sheet': ['/visit-sheet'],
  '/index': ['/index', '/index?letter=A'],
  '/doctors-behind': ['/doctors-behind'],
  '/doctors/:id': [`/doctors/${doctor}`],
  '/find-a-doctor': ['/find-a-doctor', '/find-a-doctor?place=boston'],
  '/about': ['/about'],
  '/about/:card': ['/about/card1'],
  '/contact': ['/contact'],
  '/terms': ['/terms'],
  '/legal': ['/legal'],
  '/privacypolicy': ['/privacypolicy'],
  '/newsletter': ['/newsletter'],
  '/api/docs': ['/api/docs'],
  '/*': ['/admin', '/login'],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemap-:number(^\\d{1,6}).xml': ['/sitemap-0.xml', '/sitemap-1.xml'],
  '/rss.xml': ['/rss.xml'],
  '/robots.txt': ['/robots.txt'],
  '/.well-known/security.txt': ['/.well-known/security.txt'],
  '/speculation-rules.json': ['/speculation-rules.json'],
  '/focal-points.css': ['/focal-points.css'],
  '/metrics': ['/metrics'],
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/api/openapi.json': ['/api/openapi.json'],
  [`${readers}/blogs`]: [
    `${readers}/blogs`,
    `${readers}/blogs?page=100&sort=author`,
    `${readers}/blogs?tag=tmd`,
  ],
  [`${readers}/blogs/recent`]: [`${readers}/blogs/recent`],
  [`${readers}/blogs/search`]: [`${readers}/blogs/search?query=jaw`],
  [`${readers}/blogs/author/:author`]: [`${readers}/blogs/author/${doctor}`],
  [`${readers}/blogs/:id`]: [`${readers}/blogs/${article}`],
  [`${readers}/suggestions`]: [`${readers}/suggestions?query=number`],
  [`${readers}/authors`]: [`${readers}/authors`, `${readers}/authors?place=boston`],
  [`${readers}/authors/:id`]: [`${readers}/authors/${doctor}`],
  [`${staff}/auth/session`]: [`${staff}/auth/session`],
  [`${staff}/account`]: [`${staff}/account`],
  [`${staff}/account/passkeys`]: [`${staff}/account/passkeys`],
  [`${staff}/account/sessions`]: [`${staff}/account/sessions`],
  [`${staff}/dashboard`]: [`${staff}/dashboard`],
  [`${staff}/blogs`]: [`${staff}/blogs`, `${staff}/blogs?query=jaw`, `${staff}/blogs?state=draft`],
  [`${staff}/blogs/:id`]: [`${staff}/blogs/${article}`],
  [`${staff}/tags`]: [`${staff}/tags`, `${staff}/tags?query=tag`],
  [`${staff}/authors`]: [`${staff}/authors`, `${staff}/authors?query=number`],
  [`${staff}/authors/:id`]: [`${staff}/authors/${doctor}`],
  [`${staff}/drafts`]: [`${staff}/drafts`],
  [`${staff}/drafts/:key`]: [`${staff}/drafts/${draft}`],
  [`${staff}/drafts/:key/versions`]: [`${staff}/drafts/${draft}/versions`],
  [`${staff}/drafts/:key/versions/:number`]: [`${staff}/drafts/${draft}/versions/1`],
  [`${staff}/drafts/:key/previews`]: [`${staff}/drafts/${draft}/previews`],
  [`${staff}/reviews`]: [`${staff}/reviews`, `${staff}/reviews?state=current`],
  [`${staff}/reviews/history`]: [`${staff}/reviews/history?kind=condition&id=tmd`],
  [`${staff}/references`]: [`${staff}/references?query=zebra`],
  [`${staff}/people`]: [`${staff}/people`],
  [`${staff}/audit`]: [`${staff}/audit`, `${staff}/audit?page=100`],
  [`${staff}/audit.csv`]: [`${staff}/audit.csv`],
  [`${staff}/contact/all`]: [`${staff}/contact/all`, `${staff}/contact/all?query=jaw`],
  [`${staff}/enquiries`]: [`${staff}/enquiries`, `${staff}/enquiries?query=jaw`],
  [`${staff}/enquiries/colleagues`]: [`${staff}/enquiries/colleagues`],
  [`${staff}/enquiries/counts`]: [`${staff}/enquiries/counts`],
  [`${staff}/enquiries/mail`]: [`${staff}/enquiries/mail`],
  [`${staff}/enquiries/export.csv`]: [`${staff}/enquiries/export.csv`],
  [`${staff}/enquiries/:id`]: [`${staff}/enquiries/${enquiry}`],
  [`${staff}/canned-answers`]: [`${staff}/canned-answers`],
  [`${staff}/images`]: [
    `${staff}/images`,
    `${staff}/images?query=tooth`,
    `${staff}/images?used=no`,
  ],
}

/** Nothing of these grows with what is stored: files, forms and what is not there. */
const others = [
  '/api',
  '/api/*',
  '/assets/*',
  '/images/:file',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/social/articles/:file',
  '/social/conditions/:file',
  '/social/site.jpg',
]

/** Beyond the bounds as yet. */
const notYetBounded: string[] = []

const storage = siteDatabase()
let site: TestSite
let routes: string[]
let token: string

beforeAll(async () => {
  const started = await withRoutes(() =>
    startTestSite({ sampleContent: false }, { open: storage.open }),
  )
  site = started.site
  routes = started.routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
  token = await adminToken(site.dataDir)
  await writeManyRows(storage.db, new Date().toISOString(), 'admin@example.org')
})
afterAll(() => site.stop())

/** With an empty body, which goes past the page cache. */
function ask(path: string) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': '0' }
    request(site.url + path, { headers }, (response) => {
      const status = response.statusCode!
      buffer(response).then(({ length }) => resolve({ status, bytes: length }), reject)
    })
      .on('error', reject)
      .end()
  })
}

it('every route is in the walk', () => {
  const isFile = (url: string) =>
    statSync(builtFiles + url, { throwIfNoEntry: false })?.isFile() === true
  const known = [...Object.keys(walk), ...others]
  expect(routes.filter((url) => !known.includes(url) && !isFile(url))).toEqual([])
  expect(known.filter((url) => !routes.includes(url))).toEqual([])
})

const paths = Object.values(walk).flat()
it.each(paths)('%s', async (path) => {
  const costs: number[] = []
  let response = { status: 0, bytes: 0 }
  for (let again = 0; again < 3; again += 1) {
    const before = process.threadCpuUsage()
    response = await ask(path)
    const { user, system } = process.threadCpuUsage(before)
    costs.push((user + system) / 1000)
  }
  console.log(
    `W ${path} ${response.status} ${costs.map((c) => c.toFixed(0)).join('/')} ms ${response.bytes}`,
  )
})
