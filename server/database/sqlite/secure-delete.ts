import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import { busyTimeoutMs } from './node-sqlite-dialect.ts'

const mostTries = 10
const betweenTriesMs = 1000

/**
 * Empties the write-ahead log. SQLite overwrites deleted data (`secure_delete`), but the log keeps it
 * until it is truncated. A long read prevents that, so it retries for ten seconds without blocking
 * anybody. PostgreSQL manages its own log.
 */
export async function emptyLog(db: Database): Promise<void> {
  if (isPostgres(db)) return
  for (let tries = 1; !(await truncateLog(db)); tries += 1) {
    if (tries === mostTries) {
      throw new Error('the write-ahead log is in use and was not truncated')
    }
    await wait(betweenTriesMs)
  }
}

function truncateLog(db: Database): Promise<boolean> {
  return db.connection().execute(async (own) => {
    // SQLite would block the main thread while it waits.
    await sql`pragma busy_timeout = 0`.execute(own)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(own)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(own)
    }
  })
}

/**
 * Rewrites the whole SQLite file. Only this removes the copies that SQLite leaves when it moves a row
 * to another page, and the words of deleted articles in the search index. Writers are blocked
 * meanwhile, for about a second per 100 MB.
 */
export async function rewriteFile(db: Database): Promise<void> {
  if (isPostgres(db)) return
  try {
    await sql`insert into blog_search (blog_search) values ('optimize')`.execute(db)
    await db.connection().execute(async (own) => {
      // In memory it would need as much space as the database.
      await sql`pragma temp_store = file`.execute(own)
      await sql`vacuum`.execute(own)
      await sql`pragma temp_store = memory`.execute(own)
    })
    await emptyLog(db)
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'unknown error'
    throw new Error(`what was to be deleted is, but the file could not be rewritten: ${problem}`, {
      cause,
    })
  }
}
