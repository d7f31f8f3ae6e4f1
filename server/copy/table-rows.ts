import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { CopiedTable } from './copied-tables.ts'

export type Row = Record<string, string | number | null>
/** The number of rows, and a hash of them in the order of their key. */
export type Digest = { rows: number; sha256: string }

/** All rows in the order of their key, as PostgreSQL can store them. */
export async function* rowsOf(
  db: Database,
  { name, key, atOnce }: CopiedTable,
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${atOnce}`.execute(db)
    if (rows.length > 0) yield rows.map(storable)
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

/** The same text for equal rows, whatever order their databases have the columns in. */
function canonical(row: Row): string {
  return JSON.stringify(
    Object.keys(row)
      .toSorted()
      .map((column) => [column, row[column]]),
  )
}

/** PostgreSQL has no NUL; the site itself stores this in its place there. */
function storable(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value,
  ])
  return Object.fromEntries(values) as Row
}
