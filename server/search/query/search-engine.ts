// The part of search that differs between SQLite and PostgreSQL; everything else is shared.
import type { SortOrder } from '../../../shared/blog.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import type { TermMatcher } from './match-terms.ts'
import type { TermMatch } from './rank-by-terms.ts'

/** `Query` is a query in the store's own language. */
export type SearchEngine<Query = unknown> = {
  matcher: TermMatcher<Query>

  /**
   * Returns a section of the matching blogs, and how many there are in total. Orders by ranking tier
   * (`ranking-tiers.ts`), newest first within a tier, unless `sort` is given. Ranks only as many as needed.
   */
  find(query: Query, sort: SortOrder | undefined, section: Section): Promise<Found>

  /** For each query and tier, the newest blogs that match. */
  newestOfEach(queries: Query[]): Promise<TermMatch[]>

  /** The newest blogs whose titles match. */
  newestTitles(query: Query, limit: number): Promise<number[]>
}
