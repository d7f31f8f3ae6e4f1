import type { DatabaseSync } from 'node:sqlite'

/**
 * What is broken in the file, in SQLite's words. Table by table: asked for all at once, SQLite would
 * also compare each word of the search index with its text, which takes twenty times as long.
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
