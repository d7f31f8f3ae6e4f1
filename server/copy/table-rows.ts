import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { CopiedTable, Row } from './copied-tables.ts'

/** The number of rows, and a hash of them in key order. */
export type Digest = { rows: number; sha256: string }

/** Yields all rows in key order, in a form that PostgreSQL can store. */
export async function* rowsOf(
  db: Database,
  { name, key, atOnce, storable = (row) => row }: CopiedTable,
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${atOnce}`.execute(db)
    if (rows.length > 0) yield rows.map((row) => storable(withoutNul(row)))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

export async function digestOf(db: Database, table: CopiedTable): Promise<Digest> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of rowsOf(db, table)) {
    for (const row of rows) hash.update(`${canonical(row)}\n`)
    count += rows.length
  }
  return { rows: count, sha256: hash.digest('hex') }
}

/** Returns the same text for equal rows, regardless of the column order in each database. */
function canonical(row: Row): string {
  return JSON.stringify(
    Object.keys(row)
      .toSorted()
      .map((column) => [column, row[column]]),
  )
}

/** PostgreSQL text cannot contain NUL, so it is replaced as the site itself does there. */
function withoutNul(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value,
  ])
  return Object.fromEntries(values) as Row
}
