import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { startSearchThread } from './search-thread.ts'
import { createSearcher, type Searching } from './searcher.ts'
import type { ReadTuning } from './tuning.ts'

const turns = { atOnce: 4, waiting: 64 }

/**
 * Runs searches where they do not delay other requests: with SQLite, whose driver blocks, on a thread;
 * with PostgreSQL on a limited number of connections.
 */
export function startSearch(
  db: Database,
  { dataDir }: { dataDir: string },
  tuning?: ReadTuning,
): Searching {
  if (!isPostgres(db)) return startSearchThread(dataDir)
  const searcher = createSearcher(db, tuning)
  const { run, pending } = createConcurrencyLimit(
    turns,
    'Too many people are searching. Please try again.',
  )
  return {
    search: (...asked) => run(() => searcher.search(...asked)),
    searchMarked: (...asked) => run(() => searcher.searchMarked(...asked)),
    suggest: (...asked) => run(() => searcher.suggest(...asked)),
    findMentioned: (...asked) => run(() => searcher.findMentioned(...asked)),
    pending,
    stop: () => Promise.resolve(),
  }
}
