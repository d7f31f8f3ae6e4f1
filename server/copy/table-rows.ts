import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type CopiedTable, originFact } from './copied-tables.ts'

export type Row = Record<string, string | number | null>
export type Digest = { rows: number; sha256: string }

/** Keys are short. */
const keysAtOnce = 500

/** All rows in the order of their key. */
export function rowsOf(db: Database, table: CopiedTable): AsyncGenerator<Row> {
  return inOrder(db, table, { columns: sql`*`, atOnce: table.atOnce })
}

/** The same with nothing but the key. */
export function keysOf(db: Database, table: CopiedTable): AsyncGenerator<Row> {
  return inOrder(db, table, { columns: keyColumns(table), atOnce: keysAtOnce })
}

export function keyColumns({ key }: CopiedTable): RawBuilder<unknown> {
  return sql.join(key.map((column) => sql.ref(column)))
}

type Part = { columns: RawBuilder<unknown>; atOnce: number }

/** Each reading goes on behind the last row, so that what is written before that changes nothing. */
async function* inOrder(
  db: Database,
  table: CopiedTable,
  { columns, atOnce }: Part,
): AsyncGenerator<Row> {
  const key = keyColumns(table)
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table.name)} ${after} order by ${key} limit ${atOnce}
    `.execute(db)
    for (const row of rows) {
      if (table.name !== 'site_facts' || row['name'] !== originFact) yield storable(row)
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = sql`where (${key}) > (${sql.join(table.key.map((column) => last[column]))})`
  }
}

/** Two rows of the same key, or one whose key the other table has not. */
type Pair = { here: Row; there?: Row } | { here?: undefined; there: Row }

/** Goes through the rows of two tables, both in the order of their key, side by side. */
export async function* sideBySide(
  heres: AsyncGenerator<Row>,
  theres: AsyncGenerator<Row>,
  { key }: CopiedTable,
): AsyncGenerator<Pair> {
  const next = async (rows: AsyncGenerator<Row>) => {
    const { value, done } = await rows.next()
    return done ? undefined : value
  }
  let [here, there] = [await next(heres), await next(theres)]
  while (here ?? there) {
    const order = orderOf(here, there, key)
    if (order > 0) yield { there: there! }
    else yield { here: here!, ...(order === 0 && { there: there! }) }
    if (order <= 0) here = await next(heres)
    if (order >= 0) there = await next(theres)
  }
}

/** Below zero where the first comes first; what is not there comes last. */
function orderOf(here: Row | undefined, there: Row | undefined, key: string[]): number {
  if (!here) return 1
  if (!there) return -1
  return key.map((column) => compare(here[column], there[column])).find(Boolean) ?? 0
}

type Value = Row[string] | undefined

/** Both databases order texts by their bytes. */
function compare(one: Value, other: Value): number {
  return typeof one === 'number'
    ? one - Number(other)
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}

export async function digestOf(db: Database, table: CopiedTable): Promise<Digest> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const row of rowsOf(db, table)) {
    hash.update(`${canonical(row)}\n`)
    rows += 1
  }
  return { rows, sha256: hash.digest('hex') }
}

/** The same for rows that are alike, in whatever order their databases have the columns. */
export function canonical(row: Row): string {
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
