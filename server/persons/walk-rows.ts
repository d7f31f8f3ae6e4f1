import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

const rowsAtOnce = 200

/**
 * Yields all rows of a table in the order of its primary key, a few at a time, and lets other requests run
 * in between.
 */
export async function* walkRows<Table extends keyof Tables, Column extends keyof Tables[Table]>(
  db: Database,
  table: Table,
  key: readonly (Column & string)[],
  columns: readonly (Column & string)[],
): AsyncGenerator<{ [Name in Column]: string }> {
  type Row = { [Name in Column]: string }
  const place = sql.join(key.map((column) => sql.ref(column)))
  const selected = sql.join([...key, ...columns].map((column) => sql.ref(column)))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Row>`
      select ${selected} from ${sql.table(table)}
      where ${after} order by ${place} limit ${rowsAtOnce}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = sql`(${place}) > (${sql.join(key.map((column) => last[column]))})`
    await afterOthers()
  }
}
