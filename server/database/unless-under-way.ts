import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * Runs the work unless another instance is already running work of this name. `work` gets the
 * connection that holds the lock.
 */
export async function unlessUnderWay(
  db: Database,
  name: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  if (!isPostgres(db)) return work(db)
  await db.connection().execute(async (own) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as got`.execute(own)
    if (!rows[0]!.got) return
    try {
      await work(own)
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(own)
    }
  })
}
