import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { CopiedTable } from './copied-tables.ts'
import { canonical, keyColumns, keysOf, type Row, rowsOf, sideBySide } from './table-rows.ts'

/** Is told of some rows at a time; of those that are gone, the key is sure to be there. */
export type Changes = {
  /** Those that are new, or were unlike. */
  put(rows: Row[]): Promise<void>
  gone(rows: Row[]): Promise<void>
}

const deletedAtOnce = 500

/**
 * Makes the target's table like the source's; answers how many rows were not. Rows that changed are
 * deleted and put anew, all of them first, so that no new row meets an old one that has what only
 * one may have. Both are read in order, side by side: nothing is held in memory but some rows of each.
 */
export async function copyTable(
  source: Database,
  target: Database,
  table: CopiedTable,
  changes: Changes,
): Promise<number> {
  const outdated = inBatches(deletedAtOnce, (rows) => deleteRows(target, table, rows))
  const gone = inBatches(deletedAtOnce, async (rows) => {
    await deleteRows(target, table, rows)
    await changes.gone(rows)
  })
  let missing = 0
  for await (const { here, there } of sideBySide(
    rowsOf(source, table),
    rowsOf(target, table),
    table,
  )) {
    if (!here) await gone.add(keyRow(there, table))
    else if (!there) missing += 1
    else if (canonical(here) !== canonical(there)) await outdated.add(keyRow(there, table))
  }
  await outdated.finish()
  await gone.finish()
  const wanted = missing + outdated.count()
  if (wanted > 0) await putMissing(source, target, table, changes)
  return wanted + gone.count()
}

async function putMissing(
  source: Database,
  target: Database,
  table: CopiedTable,
  changes: Changes,
): Promise<void> {
  const missing = inBatches(table.atOnce, async (rows) => {
    await target.insertInto(table.name).values(rows).execute()
    await changes.put(rows)
  })
  for await (const { here, there } of sideBySide(
    rowsOf(source, table),
    keysOf(target, table),
    table,
  )) {
    if (here && !there) await missing.add(here)
  }
  await missing.finish()
}

/** Does the work for so many rows at a time. */
function inBatches(size: number, work: (rows: Row[]) => Promise<void>) {
  let [rows, count]: [Row[], number] = [[], 0]
  async function finish(): Promise<void> {
    const batch = rows
    rows = []
    if (batch.length > 0) await work(batch)
  }
  return {
    async add(row: Row): Promise<void> {
      count += 1
      rows.push(row)
      if (rows.length === size) await finish()
    },
    finish,
    count: () => count,
  }
}

async function deleteRows(db: Database, table: CopiedTable, rows: Row[]): Promise<void> {
  const keys = rows.map((row) => sql`(${sql.join(table.key.map((column) => row[column]))})`)
  await sql`
    delete from ${sql.table(table.name)} where (${keyColumns(table)}) in (${sql.join(keys)})
  `.execute(db)
}

function keyRow(row: Row, { key }: CopiedTable): Row {
  return Object.fromEntries(key.map((column) => [column, row[column]!]))
}
