import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { createTurns } from '../limits/turns.ts'
import { startSearchThread } from './search-thread.ts'
import { createSearcher, type Searching } from './searcher.ts'

const turns = { atOnce: 4, waiting: 64 }

/**
 * The search where it keeps nobody waiting who does not search: on a thread of its own with SQLite,
 * whose driver holds the thread; with PostgreSQL on no more than some of the connections.
 */
export function startSearch(db: Database, { dataDir }: { dataDir: string }): Searching {
  if (!isPostgres(db)) return startSearchThread(dataDir)
  const searcher = createSearcher(db)
  const { take, pending } = createTurns(turns, 'Too many people are searching. Please try again.')
  return {
    search: (...asked) => take(() => searcher.search(...asked)),
    markFound: (...asked) => take(() => searcher.markFound(...asked)),
    suggest: (...asked) => take(() => searcher.suggest(...asked)),
    pending,
    stop: () => Promise.resolve(),
  }
}
