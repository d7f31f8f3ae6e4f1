import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Throws where the database is damaged. */
export async function demandIntegrity(db: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db)
  const found = rows[0]?.integrity_check
  if (found !== 'ok') throw new Error(`the database is damaged: ${found}`)
  const broken = await sql`pragma foreign_key_check`.execute(db)
  if (broken.rows.length > 0) throw new Error('the database has records that refer to none')
}
