import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { assertPostgres, openPatiently } from '../database/postgres/open-postgres.ts'
import { copiedTables } from './copied-tables.ts'

const howToEmpty = 'empty it with: drop schema public cascade; create schema public'

/**
 * Opens and migrates the empty target database. Throws if it is unreachable or not empty; nothing in it
 * is changed then.
 */
export async function openTarget(url: string): Promise<Database> {
  await assertPostgres(url, 0)
  const target = openPatiently(url)
  try {
    await assertNoOtherTables(target)
    await (await openDatabase({ databaseUrl: url, dataDir: '' })).destroy()
    await assertNoRecords(target)
    return target
  } catch (error) {
    await target.destroy()
    throw error
  }
}

async function assertNoOtherTables(target: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(target)
  const names = rows.map(({ name }) => name)
  // A first migration that was interrupted leaves only the migrator's own tables.
  if (names.every((name) => name.startsWith('kysely_migration'))) return
  if (!names.includes('kysely_migration') || !names.includes('site_facts')) {
    throw new Error('it contains tables of another program')
  }
}

async function assertNoRecords(target: Database): Promise<void> {
  for (const { name } of copiedTables) {
    // An interrupted copy leaves rows for the pictures it had begun to store.
    const but = name === 'images' ? sql`where state <> 'storing'` : sql``
    const { rows } = await sql`select 1 from ${sql.table(name)} ${but} limit 1`.execute(target)
    if (rows.length > 0) throw new Error(`it is not empty; ${howToEmpty}`)
  }
}
