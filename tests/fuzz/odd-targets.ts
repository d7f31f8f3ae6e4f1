import fc from 'fast-check'
import { publicPaths } from '../support/requests/public-paths.ts'

/** Those whose query decides what they show. */
const lists = [
  '/articles',
  '/index',
  '/api/user/v1/blogs',
  '/api/user/v1/blogs/search',
  '/api/user/v1/suggestions',
  '/api/user/v1/blogs/author/dr-ada-quill',
]
const paths = [
  ...lists,
  ...publicPaths.map((path) => path.split('?', 1)[0]!),
  '/api/user/v1/blogs/recent',
  '/api/user/v1/authors',
  '/api/user/v1/blogs/author/dr-ada-quill',
  '/api/user/v1/blogs/author/Dr.%20Ada%2FQuill',
  '/sitemap.xml',
  '/sitemap-0.xml',
  '/rss.xml',
  '/robots.txt',
  '/favicon.ico',
  '/llms.txt',
  '/plain-error.css',
  '/images/nothing',
  '/healthz',
  '/readyz',
  '/login',
  '/admin',
  '/nothing',
  '/articles/nothing',
  '/api',
  '/api/nothing',
  '/api/openapi.json',
  '/policy-reports',
  '/api/admin/v1/blogs',
  '/api/admin/v1/blogs/nobody',
  '/api/admin/v1/auth/session',
  '/api/admin/v1/auth/send-otp',
  '/api/user/v1/contact/send-message',
  '/newsletter/confirm/x',
  '/api/v1/images/upload',
  '/api/v1/images/delete',
  '/newsletter/unsubscribe/x',
]

/** A path written in another way, or another path that looks like it. */
const spellings: ((path: string) => string)[] = [
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => `${path}#x`,
  (path: string) => path.toUpperCase(),
  (path: string) => `${path};x=1`,
  (path: string) => `${path}%00`,
  (path: string) => `${path}%2f`,
  (path: string) => `${path}%`,
  (path: string) => `${path}%20`,
  (path: string) => `${path}%E0%A4%A`,
  (path: string) => `/x/..${path}`,
  (path: string) => `/.${path}`,
  (path: string) => `/%2e${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}/${'a'.repeat(600)}`,
  (path) => `${path}/${'%61'.repeat(250)}`,
  (path: string) => `http://localhost${path}`,
  (path: string) => `https://elsewhere.example${path}`,
  () => '*',
  () => '',
  () => '/',
  () => 'about',
  () => '//',
  () => '/\\',
  () => '/ü',
]

const fields = ['page', 'limit', 'sort', 'query', 'letter', 'tag', 'author', 'solution', 'x']
const values = [
  '',
  '1',
  '2',
  '02',
  '1e0',
  '+2',
  '%32',
  '0',
  '-1',
  '99',
  '1.0',
  'recent',
  'a-z',
  'A-Z',
  'J',
  'j',
  'TMD',
  'Surgery',
  'jaw',
  'jaw+pain',
  'jaw%20pain',
  '%20',
  '%00',
  '%zz',
  '%E0%A4%A',
  '%',
  '#',
  'a%23b',
  'jaw#b',
  'a?b',
  'a=b',
  '%26page%3D2',
  '%F0%9F%A6%B7',
  '%EF%BB%BFjaw',
  '%ED%A0%80',
  '"<b>',
  "'",
  '%2B',
  'jaw;page=2',
  'x'.repeat(300),
  '%61'.repeat(100),
]
const oddQueries = [
  '?',
  '??',
  '?&',
  '?=',
  '?&&=&',
  '?page',
  '?page=1&page=2',
  '?__proto__=1',
  '?page[]=1',
]

const someFields = fc
  .array(fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...values)), {
    minLength: 1,
    maxLength: 3,
  })
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`)
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom(...oddQueries) },
  { weight: 2, arbitrary: someFields },
)
const spelling = fc.oneof(
  { weight: 5, arbitrary: fc.constant((path: string) => path) },
  { weight: 1, arbitrary: fc.constantFrom(...spellings) },
)

/** What a request names: right, written in another way, or wrong. */
export const oddTarget = fc.oneof(
  fc
    .tuple(fc.constantFrom(...paths), spelling, query)
    .map(([path, spell, query]) => spell(path) + query),
  fc.tuple(fc.constantFrom(...lists), someFields).map(([path, query]) => path + query),
)
