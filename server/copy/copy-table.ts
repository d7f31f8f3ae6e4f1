import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { CopiedTable } from './copied-tables.ts'
import { hashOf, keyOf, type Row, rowsOf } from './table-rows.ts'

/** The rows of the target by nothing but their keys. */
export type Changes = {
  /** Those that are new, or were unlike. */
  put: Row[]
  gone: Row[]
}

const deletedAtOnce = 500

/**
 * Makes the target's table like the source's. Rows that changed are deleted and put anew, all of
 * them first, so that no new row meets an old one that has what only one may have.
 */
export async function copyTable(
  source: Database,
  target: Database,
  table: CopiedTable,
): Promise<Changes> {
  const there = await hashesOf(target, table)
  const unlike = new Set<string>()
  const outdated: string[] = []
  for await (const rows of rowsOf(source, table)) {
    for (const row of rows) {
      const key = keyOf(row, table)
      const hash = there.get(key)
      if (hash !== hashOf(row)) unlike.add(key)
      if (hash !== undefined && unlike.has(key)) outdated.push(key)
      there.delete(key)
    }
  }
  const gone = [...there.keys()]
  await deleteRows(target, table, [...outdated, ...gone])
  const put: Row[] = []
  for await (const rows of rowsOf(source, table)) {
    const wanted = rows.filter((row) => unlike.has(keyOf(row, table)))
    if (wanted.length > 0) await target.insertInto(table.name).values(wanted).execute()
    put.push(...wanted.map((row) => keyRow(keyOf(row, table), table)))
  }
  return { put, gone: gone.map((key) => keyRow(key, table)) }
}

async function hashesOf(db: Database, table: CopiedTable): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const rows of rowsOf(db, table)) {
    for (const row of rows) hashes.set(keyOf(row, table), hashOf(row))
  }
  return hashes
}

async function deleteRows(db: Database, table: CopiedTable, keys: string[]): Promise<void> {
  const columns = sql.join(table.key.map((column) => sql.ref(column)))
  for (let first = 0; first < keys.length; first += deletedAtOnce) {
    const some = keys.slice(first, first + deletedAtOnce).map((key) => {
      const values = JSON.parse(key) as (string | number)[]
      return sql`(${sql.join(values)})`
    })
    await sql`
      delete from ${sql.table(table.name)} where (${columns}) in (${sql.join(some)})
    `.execute(db)
  }
}

function keyRow(key: string, table: CopiedTable): Row {
  const values = JSON.parse(key) as (string | number)[]
  return Object.fromEntries(table.key.map((column, index) => [column, values[index]!]))
}
