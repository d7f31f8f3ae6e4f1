import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { createTurns } from '../turns.ts'
import { createSearch, type Search } from './search-query.ts'
import { startSearchThread } from './search-thread.ts'

const turns = { atOnce: 4, waiting: 64 }

/**
 * The search where it keeps nobody waiting who does not search: on a thread of its own with SQLite,
 * whose driver holds the thread; with PostgreSQL on no more than some of the connections.
 */
export function startSearch(
  db: Database,
  { dataDir }: { dataDir: string },
): { search: Search; stop(): Promise<void> } {
  if (!isPostgres(db)) return startSearchThread(dataDir)
  const search = createSearch(db)
  const inTurn = createTurns(turns, 'Too many people are searching. Please try again.')
  return {
    search: (...asked) => inTurn.take(() => search(...asked)),
    stop: () => Promise.resolve(),
  }
}
