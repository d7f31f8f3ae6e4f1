import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { assertTold, withTrail } from './audit-trail.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { isCollision } from './postgres-errors.ts'

const mostTries = 5

/**
 * Does the work in one transaction. On SQLite nobody else writes meanwhile; on PostgreSQL others do,
 * so `work` locks what it reads in order to change it. Where two got into each other's way it is
 * done again, so it must change nothing but the database. Work that changes what staff answer for
 * (audited-tables.ts) writes a row of the audit log, or says why there is none (audit-trail.ts).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const watched = withTrail(trx)
        const result = await work(watched)
        assertTold(watched)
        return result
      })
    } catch (error) {
      if (!isCollision(error) || tries === mostTries) throw error
      await wait(Math.random() * 20 * tries)
    }
  }
}

/**
 * The same for changes of what readers see, which are done one after the other on every database:
 * each of them raises the one version of the content, and most of them the same counts.
 */
export function changeContent<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => {
    // Those who wait for a row overtake each other, so that one may wait too long; here nobody does.
    await lockFor(trx, 'content')
    return work(trx)
  })
}

/** Until the transaction ends nobody else gets the lock of this name. SQLite's transactions are alone anyway. */
export async function lockFor(trx: Database, name: string): Promise<void> {
  if (!isPostgres(trx)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
