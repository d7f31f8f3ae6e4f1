import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import { busyTimeoutMs } from './node-sqlite-dialect.ts'

const mostTries = 10
const betweenTriesMs = 1000

/**
 * Empties the write-ahead log. SQLite overwrites what is deleted (`secure_delete`), but its log holds what was there until it is cut
 * to nothing. A long read keeps it from that: then it is tried again for ten seconds, without blocking anybody. PostgreSQL's
 * log is the server's own business.
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
    // SQLite would wait on the thread that serves everybody.
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
 * Writes the whole file of SQLite anew. Only this removes the copies that it leaves where it moves a row from one page to
 * another, and the words of deleted articles in the search index. Nobody else can write meanwhile: about a second for each 100 MB.
 */
export async function rewriteFile(db: Database): Promise<void> {
  if (isPostgres(db)) return
  try {
    await sql`insert into blog_search (blog_search) values ('optimize')`.execute(db)
    await db.connection().execute(async (own) => {
      // In memory it would take as much as the database.
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
