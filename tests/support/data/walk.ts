// Every GET route, with the addresses that make it respond with the most.
import { recordIds, tokens } from './many-rows.ts'

const { article, doctor, reviewer, enquiry, draft, issue } = recordIds
const readers = '/api/user/v1'
const staff = '/api/admin/v1'

/** For each route, the addresses with the most content. */
export const walk: Record<string, string[]> = {
  '/': ['/'],
  '/medicalsolution': ['/medicalsolution'],
  '/solutionidpage/:id': ['/solutionidpage/solution1'],
  '/solution/:id': ['/solution/tmd'],
  '/guides/:id': ['/guides/headache'],
  '/tonight': ['/tonight'],
  '/tonight/:id': ['/tonight/pain'],
  '/articles': ['/articles', '/articles?page=400', '/articles?query=jaw', '/articles?sort=author'],
  '/articles/:id': [`/articles/${article}`],
  '/preview/:token': [`/preview/${tokens.preview}`],
  '/review/:token': [`/review/${tokens.review}`],
  '/find': ['/find'],
  '/visit-sheet': ['/visit-sheet', `/visit-sheet?condition=tmd&doctor=${doctor}`],
  '/index': ['/index', '/index?letter=A'],
  '/doctors-behind': ['/doctors-behind'],
  '/doctors/:id': [`/doctors/${doctor}`, `/doctors/${reviewer}`],
  '/find-a-doctor': ['/find-a-doctor', '/find-a-doctor?place=boston'],
  '/about': ['/about'],
  '/about/:card': ['/about/card1'],
  '/contact': ['/contact', `/contact?about=/articles/${article}`],
  '/accessibility': ['/accessibility'],
  '/terms': ['/terms'],
  '/legal': ['/legal'],
  '/privacypolicy': ['/privacypolicy'],
  '/newsletter': ['/newsletter'],
  '/newsletter/leave': ['/newsletter/leave'],
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
  [`${readers}/authors/:id`]: [`${readers}/authors/${doctor}`, `${readers}/authors/${reviewer}`],
  [`${staff}/auth/session`]: [`${staff}/auth/session`],
  [`${staff}/account`]: [`${staff}/account`],
  [`${staff}/account/passkeys`]: [`${staff}/account/passkeys`],
  [`${staff}/account/sessions`]: [`${staff}/account/sessions`],
  [`${staff}/dashboard`]: [`${staff}/dashboard`],
  [`${staff}/blogs`]: [
    `${staff}/blogs`,
    `${staff}/blogs?query=jaw`,
    `${staff}/blogs?fields=list&limit=100&page=50`,
  ],
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
  [`${staff}/reviews/doctors`]: [`${staff}/reviews/doctors`],
  [`${staff}/reviews/history`]: [`${staff}/reviews/history?kind=condition&id=tmd`],
  [`${staff}/references`]: [`${staff}/references?query=zebra`],
  [`${staff}/people`]: [`${staff}/people`],
  [`${staff}/people/:id/handover`]: [`${staff}/people/${recordIds.person}/handover`],
  [`${staff}/audit`]: [`${staff}/audit`, `${staff}/audit?page=100`],
  [`${staff}/audit.csv`]: [`${staff}/audit.csv?kind=article`],
  [`${staff}/contact/all`]: [`${staff}/contact/all`, `${staff}/contact/all?query=jaw`],
  [`${staff}/enquiries`]: [`${staff}/enquiries`, `${staff}/enquiries?query=jaw`],
  [`${staff}/enquiries/colleagues`]: [`${staff}/enquiries/colleagues`],
  [`${staff}/enquiries/counts`]: [`${staff}/enquiries/counts`],
  [`${staff}/enquiries/mail`]: [`${staff}/enquiries/mail`],
  [`${staff}/enquiries/export.csv`]: [`${staff}/enquiries/export.csv`],
  [`${staff}/enquiries/:id`]: [`${staff}/enquiries/${enquiry}`],
  [`${staff}/canned-answers`]: [`${staff}/canned-answers`],
  [`${staff}/newsletter/issues`]: [`${staff}/newsletter/issues`],
  [`${staff}/newsletter/issues/:id`]: [`${staff}/newsletter/issues/${issue}`],
  [`${staff}/newsletter/issues/:id/preview`]: [`${staff}/newsletter/issues/${issue}/preview`],
  [`${staff}/newsletter/subscribers`]: [`${staff}/newsletter/subscribers`],
  [`${staff}/newsletter/subscribers/list`]: [`${staff}/newsletter/subscribers/list`],
  [`${staff}/newsletter/subscribers.csv`]: [`${staff}/newsletter/subscribers.csv`],
  [`${staff}/images`]: [
    `${staff}/images`,
    `${staff}/images?query=tooth`,
    `${staff}/images?used=no`,
  ],
}

/** Routes whose responses don't grow with the stored data: files, descriptions, forms and missing pages. */
export const others = [
  '/api',
  '/api/*',
  '/api/docs',
  '/api/openapi.json',
  '/assets/*',
  '/images/:file',
  '/newsletter/confirm/:token',
  '/newsletter/unsubscribe/:token',
  '/social/articles/:file',
  '/social/conditions/:file',
  '/social/guides/:file',
  '/social/site.jpg',
]

/** Generated in portions, between which other requests get a turn. */
export const inTurns = [
  `${staff}/audit.csv`,
  `${staff}/enquiries/export.csv`,
  `${staff}/newsletter/subscribers.csv`,
  `${staff}/reviews`,
]
/** As long as the contract allows. */
export const files = [
  `${staff}/audit.csv`,
  `${staff}/enquiries/export.csv`,
  `${staff}/newsletter/subscribers.csv`,
]

/** Whole records, as the contract says: as long as the content of 500 of them. */
export const wholeRecords = new Set([`${staff}/blogs`, `${staff}/blogs?query=jaw`])
