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
 * Tables come with those that refer to them, after them.
 */
export async function secureDelete(db: Database, names: (keyof Tables)[]): Promise<void> {
  const tables = names.map((name) => ({ table: sql.table(name), copy: sql.table(`kept_${name}`) }))
  await inTransaction(db, async (trx) => {
    for (const { table, copy } of tables) {
      if (isPostgres(trx)) await sql`lock table ${table} in access exclusive mode`.execute(trx)
      await sql`create temporary table ${copy} as select * from ${table}`.execute(trx)
    }
    if (isPostgres(trx)) {
      await sql`truncate ${sql.join(tables.map(({ table }) => table))}`.execute(trx)
    } else {
      for (const { table } of tables.toReversed()) await sql`delete from ${table}`.execute(trx)
    }
    for (const { table, copy } of tables) {
      await sql`insert into ${table} select * from ${copy}`.execute(trx)
      await sql`drop table ${copy}`.execute(trx)
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
