import { setImmediate as afterOthers } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'

/** Roughly how long one transaction may block the thread. */
const sliceMs = 20
const namedAtOnce = 500

type Row = Record<string, string | number>

/** The expired rows of a table. `key` lists the columns of its primary key. */
type Past = { table: keyof Tables; key: readonly string[]; isPast: RawBuilder<unknown> }

/** Runs in the transaction that deletes the first row. */
type Note = (trx: Database) => Promise<void>

/** Deletes expired rows, a few per transaction, yielding to other requests in between. Returns their number. */
export async function deletePast(db: Database, past: Past, note?: Note): Promise<number> {
  const { table, key, isPast } = past
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let count = 0
  for (;;) {
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table)} where ${isPast} limit ${namedAtOnce}`.execute(db)
    const deleted = await deleteRows(db, table, rows, {
      isPast,
      ...(count === 0 && note && { note }),
    })
    if (deleted === 0) return count
    count += deleted
  }
}

/** Deletes these rows in the same way; with `isPast`, only those that still meet it. */
export async function deleteRows(
  db: Database,
  table: keyof Tables,
  rows: Row[],
  { isPast, note }: { isPast?: RawBuilder<unknown>; note?: Note } = {},
): Promise<number> {
  let [next, count] = [0, 0]
  while (next < rows.length) {
    const slice = await inTransaction(db, async (trx) => {
      const began = performance.now()
      let [at, deleted] = [next, 0]
      while (at < rows.length && (at === next || performance.now() - began < sliceMs)) {
        deleted += await deleteRow(trx, table, rows[at]!, isPast)
        at += 1
      }
      if (deleted > 0 && count === 0) await note?.(trx)
      return { at, deleted }
    })
    next = slice.at
    count += slice.deleted
    await afterOthers()
  }
  return count
}

async function deleteRow(
  trx: Database,
  table: keyof Tables,
  row: Row,
  isPast: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const named = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.join(named, sql` and `)} and (${isPast})`.execute(
    trx,
  )
  return Number(numAffectedRows)
}
