import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'

// oxlint-disable-next-line typescript/no-empty-object-type -- as Kysely calls a row of nothing yet
type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, {}>

/**
 * `selectFrom` for rows that the transaction goes on to write: on PostgreSQL nobody else writes them until
 * it ends, and what is read is what they are after any wait. On SQLite a transaction is alone anyway. Read
 * a joined table's columns in a subquery: a join would show them as they were before the wait.
 */
export function selectForUpdate<Table extends keyof Tables>(
  trx: Database,
  table: Table,
): Rows<Table> {
  const rows = trx.selectFrom(table) as unknown as Rows<Table>
  // As much as an update locks: rows that refer to these may still be added.
  return isPostgres(trx) ? rows.forNoKeyUpdate(table) : rows
}

/** The same for rows on which a write depends: others may read them meanwhile, and not change them. */
export function selectForShare<Table extends keyof Tables>(
  trx: Database,
  table: Table,
): Rows<Table> {
  const rows = trx.selectFrom(table) as unknown as Rows<Table>
  return isPostgres(trx) ? rows.forShare(table) : rows
}
