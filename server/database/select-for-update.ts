import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'

// oxlint-disable-next-line typescript/no-empty-object-type -- as Kysely calls a row of nothing yet
type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, {}>

/**
 * `selectFrom` for rows that the transaction will write. On PostgreSQL it locks them and reads their
 * latest state after any wait; on SQLite a transaction is alone anyway. Read columns of joined tables
 * in a subquery: a join would return them as they were before the wait.
 */
export function selectForUpdate<Table extends keyof Tables>(
  trx: Database,
  table: Table,
): Rows<Table> {
  const rows = trx.selectFrom(table) as unknown as Rows<Table>
  // The lock that an update takes: rows that refer to these may still be added.
  return isPostgres(trx) ? rows.forNoKeyUpdate(table) : rows
}

/** The same without the rows that somebody else has locked, for writes that may be left out. */
export function selectSkippingLocked<Table extends keyof Tables>(
  trx: Database,
  table: Table,
): Rows<Table> {
  const rows = selectForUpdate(trx, table)
  return isPostgres(trx) ? rows.skipLocked() : rows
}

/** `selectFrom` for rows that a write depends on: others may read them meanwhile, but not change them. */
export function selectForShare<Table extends keyof Tables>(
  trx: Database,
  table: Table,
): Rows<Table> {
  const rows = trx.selectFrom(table) as unknown as Rows<Table>
  return isPostgres(trx) ? rows.forShare(table) : rows
}
