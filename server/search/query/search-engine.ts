// The part of search that differs between SQLite and PostgreSQL; everything else is shared.
import type { SortOrder } from '../../../shared/blog.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import type { TermMatcher } from './match-terms.ts'
import type { TermMatch } from './rank-by-terms.ts'

/** A list of search results: what matches, what comes first of it, and what is left out. */
export type Ranking<Query> = {
  query: Query
  /** Matches of this query come first within each tier; see `Matching`. */
  own: Query | undefined
  /** Numbers of blogs that the list leaves out, because they are shown before it. */
  without: readonly number[]
}

/** A section of the list. `total` counts all matches, and `omitted` those among them that it leaves out. */
export type RankedSection = Found & { omitted: number }

/** `Query` is a query in the store's own language. */
export type SearchEngine<Query = unknown> = {
  matcher: TermMatcher<Query>

  /**
   * Returns a section of the matching blogs. Orders by ranking tier (`ranking-tiers.ts`), within a tier what
   * the reader's own words match first, then newest first. Ranks only as many as needed.
   */
  findRanked(ranking: Ranking<Query>, section: Section): Promise<RankedSection>

  /** Returns a section of the matching blogs in this order, and how many there are in total. */
  findSorted(query: Query, sort: SortOrder, section: Section): Promise<Found>

  /** For each query and tier, the newest blogs that match. */
  newestOfEach(queries: Query[]): Promise<TermMatch[]>

  /** The newest blogs whose titles match. */
  newestTitles(query: Query, limit: number): Promise<number[]>
}
