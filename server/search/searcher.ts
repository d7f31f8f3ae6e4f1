import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { createHighlightResults, type HighlightResults } from './highlight-results.ts'
import { createFindDoctors, type FindDoctors } from './find-doctors.ts'
import type { Search } from './query/search.ts'
import { createSearch } from './search-query.ts'
import { createSuggest, type Suggest } from './suggest.ts'

/** Everything done with the words a reader types. */
export type Searcher = {
  search: Search
  highlightResults: HighlightResults
  suggest: Suggest
  findDoctors: FindDoctors
}

/** A searcher with a queue before it. */
export type Searching = Searcher & {
  /** Searches waiting or running. */
  pending(): number
  stop(): Promise<void>
}

export function createSearcher(db: Kysely<Tables>): Searcher {
  return {
    search: createSearch(db),
    highlightResults: createHighlightResults(db),
    suggest: createSuggest(db),
    findDoctors: createFindDoctors(db),
  }
}
