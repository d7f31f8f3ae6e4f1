import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { assertAudited, withTrail } from './audit-trail.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { isCollision } from './postgres-errors.ts'

const mostTries = 5

/**
 * Runs the work in one transaction. On SQLite nobody else writes meanwhile; on PostgreSQL others do, so
 * `work` must lock the rows it reads in order to change them. After a conflict `work` runs again, so it
 * must change nothing but the database. Changes to audited tables (audited-tables.ts) need a row of the
 * audit log, or a stated reason for having none (audit-trail.ts).
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
        assertAudited(watched)
        return result
      })
    } catch (error) {
      if (!isCollision(error) || tries === mostTries) throw error
      await wait(Math.random() * 20 * tries)
    }
  }
}

/**
 * The same for changes to public content, which are serialised on every database: each one increments
 * the content version, and most of them the same counts.
 */
export function changeContent<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => {
    // Waiters for a row can overtake each other, so that one waits too long; an advisory lock is fair.
    await lockFor(trx, 'content')
    return work(trx)
  })
}

/** Takes a named lock until the transaction ends. On SQLite a transaction is alone anyway. */
export async function lockFor(trx: Database, name: string): Promise<void> {
  if (!isPostgres(trx)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
