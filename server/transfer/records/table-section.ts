// Sections whose records are the rows of a table, with rows of other tables that belong to them.
import { type Generated, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { z } from '../../../shared/schema.ts'
import { type Column, nameInFile, shapeOf } from './columns.ts'
import { numbersOf } from './numbers.ts'
import { type FileRecord, inPages, type Section } from './section.ts'

type Row = Record<string, unknown>

/** All columns of a table but the number that its store gives out, so that a new column is not forgotten. */
type ColumnsOf<Table extends string> = Table extends keyof Tables
  ? Record<Exclude<keyof Tables[Table], GivenOut<Tables[Table]>>, Column>
  : Record<string, Column>
type GivenOut<Row> = Row extends { number: Generated<number> } ? 'number' : never

/** Rows that belong to a row: a list in its record. */
export type Part = {
  table: string
  /** The column that names the row they belong to, by its column `of`. */
  belongsTo: string
  of: 'id' | 'number'
  order: readonly string[]
  columns: Record<string, Column>
}

type Described<Table extends string> = {
  name: string
  table: Table
  /** The columns that identify a row. Records are written in their order. */
  key: readonly string[]
  atOnce?: number
  /** Which rows are records. */
  where?: RawBuilder<unknown>
  columns: ColumnsOf<Table>
  parts?: Record<string, Part>
}

/** Describes the rows that belong to a row of `table`. */
export function part<Table extends keyof Tables, Of extends keyof Tables[Table] & string>(
  table: Table,
  belongsTo: Of,
  described: { order: readonly (keyof Tables[Table] & string)[]; of?: 'id' | 'number' } & {
    columns: Record<Exclude<keyof Tables[Table], Of>, Column>
  },
): Part {
  return { table, belongsTo, of: 'id', ...described }
}

export function tableSection<Table extends string>(described: Described<Table>): Section {
  const { name, table, key, atOnce = 200, where = sql`true`, parts = {} } = described
  const columns: Record<string, Column> = described.columns
  const record = z.strictObject({
    ...shapeOf(columns),
    ...Object.fromEntries(
      Object.entries(parts).map(([list, { columns: of }]) => [
        list,
        z.array(z.strictObject(shapeOf(of))),
      ]),
    ),
  })
  const ordered = sql.join(key.map((column) => sql.ref(column)))

  async function withParts(db: Database, rows: Row[]): Promise<FileRecord[]> {
    const records = rows.map((row) => toRecord(columns, row))
    for (const [list, described] of Object.entries(parts)) {
      const of = await partsOf(db, described, rows)
      for (const [at, row] of rows.entries()) records[at]![list] = of(row)
    }
    return records
  }

  return {
    name,
    tables: [table, ...Object.values(parts).map(({ table: of }) => of)],
    record,
    atOnce,

    async *read(db) {
      const pages = inPages<Row>(atOnce, async (last) => {
        const after = last
          ? sql`and (${ordered}) > (${sql.join(key.map((column) => last[column]))})`
          : sql``
        const { rows } = await sql<Row>`
          select *${idsReferredTo(columns, table)} from ${sql.table(table)}
          where ${where} ${after} order by ${ordered} limit ${atOnce}`.execute(db)
        return rows
      })
      for await (const rows of pages) yield withParts(db, rows)
    },

    async write(trx, records) {
      await insert(trx, table, await toRows(trx, columns, records))
      for (const [list, { table: of, belongsTo, of: by, columns: its }] of Object.entries(parts)) {
        const owners = by === 'id' ? undefined : await numbersOf(trx, table, records.map(idOf))
        const rows = records.flatMap((record) => {
          const owner = owners ? owners(idOf(record)) : idOf(record)
          return (record[list] as FileRecord[]).map((one) => ({ one, owner }))
        })
        const written = await toRows(
          trx,
          its,
          rows.map(({ one }) => one),
        )
        await insert(
          trx,
          of,
          written.map((row, at) => ({ ...row, [belongsTo]: rows[at]!.owner })),
        )
      }
    },
  }
}

const idOf = (record: FileRecord) => String(record['_id'])

/** Selects the ids of the rows that numbers refer to. */
function idsReferredTo(columns: Record<string, Column>, table: string) {
  const selected = Object.entries(columns).flatMap(([column, kind]) =>
    'refersTo' in kind
      ? [
          sql`, (select id from ${sql.table(kind.refersTo)} as referred
            where referred.number = ${sql.ref(`${table}.${column}`)}) as ${sql.id(idColumn(column))}`,
        ]
      : [],
  )
  return selected.length > 0 ? sql.join(selected, sql``) : sql``
}

const idColumn = (column: string) => `id of ${column}`

function toRecord(columns: Record<string, Column>, row: Row): FileRecord {
  const entries = Object.entries(columns).flatMap(([column, kind]) => {
    if ('derive' in kind) return []
    const value = 'refersTo' in kind ? row[idColumn(column)] : kind.fromColumn(row[column])
    return [[nameInFile(column, kind), value] as const]
  })
  return Object.fromEntries(entries)
}

async function partsOf(db: Database, { table, belongsTo, of, order, columns }: Part, rows: Row[]) {
  const { rows: found } = await sql<Row>`
    select *${idsReferredTo(columns, table)} from ${sql.table(table)}
    where ${sql.ref(belongsTo)} in (${sql.join(rows.map((row) => row[of]))})
    order by ${sql.join(order.map((column) => sql.ref(column)))}`.execute(db)
  const byOwner = Map.groupBy(found, (row) => row[belongsTo])
  return (row: Row) => (byOwner.get(row[of]) ?? []).map((one) => toRecord(columns, one))
}

async function toRows(
  trx: Database,
  columns: Record<string, Column>,
  records: FileRecord[],
): Promise<Row[]> {
  const rows = records.map((): Row => ({}))
  for (const [column, kind] of Object.entries(columns)) {
    const valueOf = await columnValue(trx, kind, nameInFile(column, kind), records)
    for (const [at, record] of records.entries()) rows[at]![column] = valueOf(record)
  }
  return rows
}

/** Returns a function from a record to its value in a column. */
async function columnValue(
  trx: Database,
  kind: Column,
  name: string,
  records: FileRecord[],
): Promise<(record: FileRecord) => unknown> {
  if ('derive' in kind) return kind.derive
  if ('toColumn' in kind) return (record) => kind.toColumn(record[name])
  const idIn = (record: FileRecord) => record[name] as string | null
  const numbers = await numbersOf(trx, kind.refersTo, records.map(idIn))
  return (record) => numbers(idIn(record))
}

/** Values per statement: SQLite accepts 32,766 at most. */
const mostValues = 30_000

async function insert(trx: Database, table: string, rows: Row[]): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length
  const atOnce = Math.floor(mostValues / Math.max(width, 1))
  for (let first = 0; first < rows.length; first += atOnce) {
    // unaudited: an import brings the audit log of the site that it reads
    await trx
      .insertInto(table as keyof Tables)
      .values(rows.slice(first, first + atOnce))
      .execute()
  }
}
