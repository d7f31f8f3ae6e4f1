import { expect, it } from 'vitest'
import { cachedRoute } from './cached-routes.ts'

it.each([
  ['/', '/', false],
  ['/?utm_source=x', '/', false],
  ['/articles/jaw-pain?fbclid=1', '/articles/jaw-pain', false],
  ['/articles?page=1&sort=&query=', '/articles', false],
  ['/articles?sort=a-z&page=2&x=y', '/articles?page=2&sort=a-z', false],
  ['/articles?query=jaw+pain', '/articles?query=jaw%20pain', true],
  // One character over the limit is kept, because that page says the query was cut.
  [`/articles?query=${'x'.repeat(300)}`, `/articles?query=${'x'.repeat(201)}`, true],
  [`/articles?query=${'x'.repeat(200)}`, `/articles?query=${'x'.repeat(200)}`, true],
  ['/index?letter=j', '/index?letter=J', false],
  ['/api/user/v1/blogs?limit=100', '/api/user/v1/blogs', false],
  ['/api/user/v1/blogs?page=99', '/api/user/v1/blogs?page=99', true],
  ['/api/user/v1/blogs/search?page=2&query=a%26b', '/api/user/v1/blogs/search?page=2&query=a%26b'],
  ['/api/user/v1/blogs/author/Dr.%20A%2fB', '/api/user/v1/blogs/author/Dr.%20A%2FB', true],
  ['/sitemap-3.xml', '/sitemap-3.xml', false],
])('%s is kept as %s', (asked, url, endless = true) => {
  expect(cachedRoute(asked)).toEqual({ url, endless })
})

it.each([
  '/admin',
  '/login',
  '/newsletter',
  '/api/admin/v1/blogs',
  '/nothing',
  '//evil.example',
  'http://evil.example/',
  '*',
  '',
  '/articles/',
  '/Articles',
  '/articles/a%2fb',
  '/articles/a/b',
  '/articles?page=0',
  '/articles?page=1&page=2',
  '/articles?sort=up',
  '/index?letter=1',
  '/api/user/v1/blogs?limit=101',
  '/api/user/v1/blogs/author/%E0%A4%A',
  '/sitemap-01.xml',
  `/articles?query=${'x'.repeat(1000)}`,
  `/?${'x'.repeat(1000)}`,
])('%s is not kept', (asked) => {
  expect(cachedRoute(asked)).toBeUndefined()
})
