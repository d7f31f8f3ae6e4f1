import type { SortOrder } from '../../../shared/blog.ts'

type Listing = { query?: string; sort?: SortOrder | ''; page?: number }

/** The address of the article list. Only what differs from the default (all, newest first) is in it. */
export function articlesAddress({ query = '', sort = '', page = 1 }: Listing): string {
  const search = new URLSearchParams()
  if (query) search.set('query', query)
  if (sort && (query || sort !== 'recent')) search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/articles?${search}` : '/articles'
}
