import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type CopiedTable, originFact } from './copied-tables.ts'

export type Row = Record<string, string | number | null>
export type Digest = { rows: number; sha256: string }

const batchSize = 100

/** All rows in the order of their key, a batch at a time. Both databases order texts by their bytes. */
export async function* rowsOf(db: Database, { name, key }: CopiedTable): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${batchSize}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.filter((row) => row['name'] !== originFact || name !== 'site_facts').map(storable)
    if (rows.length < batchSize) return
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** What tells a row from all others of its table. */
export function keyOf(row: Row, { key }: CopiedTable): string {
  return JSON.stringify(key.map((column) => row[column]))
}

/** Tells whether two rows are alike, in whatever order their databases have the columns. */
export function hashOf(row: Row): string {
  return createHash('sha256').update(canonical(row)).digest('base64')
}

export async function digestOf(db: Database, table: CopiedTable): Promise<Digest> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const batch of rowsOf(db, table)) {
    for (const row of batch) hash.update(`${canonical(row)}\n`)
    rows += batch.length
  }
  return { rows, sha256: hash.digest('hex') }
}

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
