import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { databaseName, readDatabase } from '../database/opening/site-files.ts'
import type { Call } from './command.ts'

/** Opens the site's database to read it as it is, without migrating it. */
export async function openToRead({ databaseUrl, dataDir }: Call['settings']): Promise<Database> {
  if (!databaseUrl) return readDatabase(join(dataDir, databaseName))
  const { openPostgres } = await import('../database/postgres/open-postgres.ts')
  return openPostgres(databaseUrl)
}
