// Determines which addresses have a response shared by all readers, and their canonical form.
import { parse } from 'node:querystring'
import { z } from 'zod'
import { publicPages } from '../../content/public-pages.ts'
import { blogListQuery, blogSearchQuery } from '../../shared/blog.ts'
import { doctorSearchQuery } from '../../shared/doctor-search.ts'
import { paging } from '../../shared/paging.ts'
import { addressPattern } from '../../shared/public-page.ts'
import { suggestionQuery } from '../../shared/suggestion.ts'

/**
 * `url` is the cache key: the path and the known query fields in a fixed order, without defaults.
 * `endless` marks addresses that a client can invent without limit.
 */
export type CachedRoute = { url: string; endless: boolean }

type QueryRules = z.ZodObject

const longestUrl = 1000
const none = z.object({})

const cachedPages = publicPages
  .filter(({ cached }) => cached !== false)
  .map((page) => ({ ...page, rules: page.query ?? none, hasParameter: page.path.includes(':') }))

const fixedPaths = ['/sitemap.xml', '/rss.xml', '/robots.txt', '/api/user/v1/blogs/recent']

/** The query rules of each path; fields not named here do not change the response. */
const pathsWithRules = new Map<string, QueryRules>([
  ...fixedPaths.map((path): [string, QueryRules] => [path, none]),
  ...cachedPages
    .filter(({ hasParameter }) => !hasParameter)
    .map(({ path, rules }): [string, QueryRules] => [path, rules]),
  ['/api/user/v1/blogs', blogListQuery],
  ['/api/user/v1/blogs/search', blogSearchQuery],
  ['/api/user/v1/suggestions', suggestionQuery],
  ['/api/user/v1/authors', doctorSearchQuery],
])

const patternsWithRules: [RegExp, QueryRules][] = [
  ...cachedPages
    .filter(({ hasParameter }) => hasParameter)
    .map((page): [RegExp, QueryRules] => [addressPattern(page), page.rules]),
  [/^\/api\/user\/v1\/(?:blogs|authors)\/[A-Za-z0-9-]{1,100}$/, none],
  [/^\/sitemap-(?:0|[1-9][0-9]{0,5})\.xml$/, none],
]
const byAuthor = /^(\/api\/user\/v1\/blogs\/author\/)([^/]{1,600})$/
const authorRules = z.object(paging)

/** Returns undefined for addresses that are not cached. */
export function cachedRoute(url: string): CachedRoute | undefined {
  // Parsers disagree about these characters, so leave such requests to the framework alone.
  if (url.length > longestUrl || url.includes('#') || decoded(url) === undefined) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const found = findPath(path)
  if (!found) return undefined
  const query = mark < 0 ? '' : canonicalQuery(found.rules, url.slice(mark + 1))
  if (query === undefined) return undefined
  if (query === '') return { url: found.path, endless: found.endless }
  // A search accepts any text, and in the API even a page far past the end returns a success.
  const endless = path.startsWith('/api/') || /\b(?:query|place)=/.test(query)
  return { url: `${found.path}?${query}`, endless }
}

function findPath(path: string) {
  const rules = pathsWithRules.get(path)
  if (rules) return { path, rules, endless: false }
  const matched = patternsWithRules.find(([pattern]) => pattern.test(path))
  if (matched) return { path, rules: matched[1], endless: false }
  const [, start, author] = byAuthor.exec(path) ?? []
  const name = author && decoded(author)
  if (!start || !name) return undefined
  return { path: start + encodeURIComponent(name), rules: authorRules, endless: true }
}

/** Returns undefined if a field is invalid: the framework then sends the error. */
function canonicalQuery(rules: QueryRules, text: string): string | undefined {
  const asked = rules.safeParse({ ...parse(text) })
  if (!asked.success) return undefined
  const usual = rules.parse({})
  return Object.entries(asked.data)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .sort()
    .join('&')
}

/** Returns undefined if an escape sequence is malformed. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
