import type { DatabaseSync } from 'node:sqlite'

/**
 * Returns the damage in SQLite's words; undefined if there is none. Checks table by table: a check of
 * the whole file would also compare the search index with its texts, which takes twenty times as long.
 */
export function findDamage(sqlite: DatabaseSync): string | undefined {
  const tables = sqlite
    .prepare(
      `select name from sqlite_schema where type = 'table' and sql not like '%virtual table%'`,
    )
    .all()
  for (const { name } of tables) {
    const found = sqlite.prepare(`pragma quick_check("${String(name)}")`).get()?.['quick_check']
    if (found !== 'ok') return String(found).split('\n').at(-1)
  }
  return undefined
}
