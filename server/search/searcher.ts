import type { Kysely } from 'kysely'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { Found } from '../listing/facet-query.ts'
import { createHighlightResults, type FoundTexts } from './highlight-results.ts'
import { createFindMentioned, type FindMentioned } from './find-mentioned.ts'
import { createPostgresEngine } from './postgres/postgres-engine.ts'
import type { SearchEngine } from './query/search-engine.ts'
import { createSearch, type Search } from './search.ts'
import { createSqliteEngine } from './sqlite/sqlite-engine.ts'
import { createSuggest, type Suggest } from './suggest.ts'
import { createTuning, type ReadTuning } from './tuning.ts'

/** The searches that run on a reader's input. */
export type Searcher = {
  search: Search
  searchMarked: SearchMarked
  suggest: Suggest
  findMentioned: FindMentioned
}

/** The same as `Search` with the matched words highlighted in what a list shows of each blog found. */
export type SearchMarked = (...asked: Parameters<Search>) => Promise<MarkedFound>
export type MarkedFound = Found & { promoted: number; texts: Map<string, FoundTexts> }

/** A searcher behind a queue. */
export type Searching = Searcher & {
  /** Searches waiting or running. */
  pending(): number
  stop(): Promise<void>
}

/** Chooses the engine for the store; nothing else needs to know which one it is. */
export function createSearcher(
  db: Kysely<Tables>,
  tuning: ReadTuning = createTuning(db),
): Searcher {
  return isPostgres(db)
    ? createSearcherOn(db, createPostgresEngine(db), tuning)
    : createSearcherOn(db, createSqliteEngine(db), tuning)
}

function createSearcherOn<Query>(
  db: Kysely<Tables>,
  engine: SearchEngine<Query>,
  tuning: ReadTuning,
): Searcher {
  const search = createSearch(db, engine, tuning)
  const highlightResults = createHighlightResults(db)
  const findMentioned = createFindMentioned(db, tuning)
  return {
    search,
    async searchMarked(...asked) {
      const { terms, ...found } = await search(...asked)
      const { numbers } = found
      return { ...found, texts: await highlightResults(numbers, terms) }
    },
    suggest: createSuggest(db, engine, tuning, findMentioned),
    findMentioned,
  }
}
