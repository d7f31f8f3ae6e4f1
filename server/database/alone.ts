import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * Does work of the start of which only one of several instances must do at a time. A transaction
 * holds the lock, so that it goes with the connection whatever happens; the work has its own ones.
 */
export function alone(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work()
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
    await work()
  })
}
