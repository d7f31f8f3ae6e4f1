import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { programPath } from '../../core/paths.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import { busyTimeoutMs } from './node-sqlite-dialect.ts'

const program = programPath('database/sqlite', 'rewrite-worker')
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
 * to another page, and the words of deleted articles in the search index. It takes about a second per
 * 100 MB, on a thread of its own: this process waits with its statements, but goes on otherwise; other
 * processes can read meanwhile, but not write.
 */
export async function rewriteFile(db: Database): Promise<void> {
  if (isPostgres(db)) return
  try {
    await db.connection().execute(async (own) => {
      const { rows } = await sql<{ file: string }>`pragma database_list`.execute(own)
      await rewriteAside(rows[0]!.file)
    })
    await emptyLog(db)
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'unknown error'
    throw new Error(`what was to be deleted is, but the file could not be rewritten: ${problem}`, {
      cause,
    })
  }
}

async function rewriteAside(file: string): Promise<void> {
  const thread = new Worker(program, {
    workerData: file,
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    await once(thread, 'message')
  } finally {
    await thread.terminate()
  }
}
