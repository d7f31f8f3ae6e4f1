import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialect.ts'

/** Throws if the database is damaged. A PostgreSQL server checks its own files. */
export async function assertIntegrity(db: Database): Promise<void> {
  if (isPostgres(db)) return
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db)
  const found = rows[0]?.integrity_check
  // SQLite's first line names the database, and there is only one.
  if (found !== 'ok') throw new Error(`the database is damaged: ${found?.split('\n').at(-1)}`)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  if (broken.rows.length > 0) throw new Error('the database has records that refer to missing ones')
}
