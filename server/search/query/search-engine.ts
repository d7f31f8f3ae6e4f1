// What SQLite and PostgreSQL each do in their own way; everything else about a search is written once.
import type { SortOrder } from '../../../shared/blog.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import type { TermMatcher } from './match-terms.ts'
import type { TermMatch } from './rank-by-terms.ts'

/** `Query` is what finds articles, in the language of the store. */
export type SearchEngine<Query = unknown> = {
  matcher: TermMatcher<Query>

  /**
   * A section of the blogs that match, and how many there are: by ranking tier (`ranking-tiers.ts`) and
   * newest first within one, unless `sort` says otherwise. Ranks no more blogs than are asked for.
   */
  find(query: Query, sort: SortOrder | undefined, section: Section): Promise<Found>

  /** For each query and tier the newest blogs that match there. */
  newestOfEach(queries: Query[]): Promise<TermMatch[]>

  /** The newest blogs that match in their titles. */
  newestTitles(query: Query, limit: number): Promise<number[]>

  /** A section of these blogs in the order asked for. */
  sortedSection(numbers: number[], sort: SortOrder, section: Section): Promise<number[]>
}
