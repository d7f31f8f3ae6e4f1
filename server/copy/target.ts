import { sql } from 'kysely'
import { type Database, openDatabase } from '../database/database.ts'
import { demandPostgres, openPatiently } from '../database/postgres/open-postgres.ts'
import { demandNoOther } from './origin.ts'

/**
 * The database to copy to, migrated. Throws where it is not there, or where somebody else's things
 * are in it; these are left as they are.
 */
export async function openTarget(url: string, site: string): Promise<Database> {
  await demandPostgres(url, 0)
  const target = openPatiently(url)
  try {
    await demandRoom(target, site)
    await (await openDatabase({ databaseUrl: url, dataDir: '' })).destroy()
    return target
  } catch (error) {
    await target.destroy()
    throw error
  }
}

async function demandRoom(target: Database, site: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(target)
  if (rows.length === 0) return
  const names = new Set(rows.map(({ name }) => name))
  // A first migration that was interrupted leaves only the migrator's own tables.
  if ([...names].every((name) => name.startsWith('kysely_migration'))) return
  if (!names.has('kysely_migration') || !names.has('site_facts')) {
    throw new Error('it holds tables of another program')
  }
  await demandNoOther(target, site)
}
