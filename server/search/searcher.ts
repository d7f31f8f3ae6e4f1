import type { Kysely } from 'kysely'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { createHighlightResults, type HighlightResults } from './highlight-results.ts'
import { createFindDoctors, type FindDoctors } from './find-doctors.ts'
import { createPostgresEngine } from './postgres/postgres-engine.ts'
import type { SearchEngine } from './query/search-engine.ts'
import { createSearch, type Search } from './search.ts'
import { createSqliteEngine } from './sqlite/sqlite-engine.ts'
import { createSuggest, type Suggest } from './suggest.ts'

/** The searches that run on a reader's input. */
export type Searcher = {
  search: Search
  highlightResults: HighlightResults
  suggest: Suggest
  findDoctors: FindDoctors
}

/** A searcher behind a queue. */
export type Searching = Searcher & {
  /** Searches waiting or running. */
  pending(): number
  stop(): Promise<void>
}

/** Chooses the engine for the store; nothing else needs to know which one it is. */
export function createSearcher(db: Kysely<Tables>): Searcher {
  return isPostgres(db)
    ? createSearcherOn(db, createPostgresEngine(db))
    : createSearcherOn(db, createSqliteEngine(db))
}

function createSearcherOn<Query>(db: Kysely<Tables>, engine: SearchEngine<Query>): Searcher {
  return {
    search: createSearch(db, engine),
    highlightResults: createHighlightResults(db),
    suggest: createSuggest(db, engine),
    findDoctors: createFindDoctors(db),
  }
}
