import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import type { Tables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Makes what was deleted from these tables vanish from the database's files. SQLite overwrites a
 * deleted row, but not the copies that were left when it moved the row from one page to another;
 * a table that is emptied and filled again has none, for its pages are overwritten whole.
 * In PostgreSQL such a table begins a new file; its log of writes is the server's own business.
 */
export async function secureDelete(db: Database, tables: (keyof Tables)[]): Promise<void> {
  const empty = isPostgres(db) ? sql`truncate` : sql`delete from`
  await inTransaction(db, async (trx) => {
    for (const name of tables) {
      const table = sql.table(name)
      if (isPostgres(trx)) await sql`lock table ${table} in access exclusive mode`.execute(trx)
      await sql`create temporary table kept as select * from ${table}`.execute(trx)
      await sql`${empty} ${table}`.execute(trx)
      await sql`insert into ${table} select * from kept`.execute(trx)
      await sql`drop table kept`.execute(trx)
    }
  })
  await emptyLog(db)
}

/** The log of writes still holds what they replaced, until it is cut to nothing. */
export async function emptyLog(db: Database): Promise<void> {
  if (isPostgres(db)) return
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  if (rows[0]?.busy) throw new Error('the write-ahead log is in use and was not truncated')
}
