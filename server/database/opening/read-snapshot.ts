import { join } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '../../core/env.ts'
import type { Database } from '../database.ts'
import { migrations } from './migrations.ts'
import { databaseName, readDatabase } from './site-files.ts'

/**
 * Runs the work on the database as it is at one moment; the site may be running. Throws unless the
 * database has the schema of this program.
 */
export async function readSnapshot<Result>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) {
    const db = readDatabase(join(dataDir, databaseName))
    try {
      await sql`begin deferred`.execute(db)
      return await workOn(db, work)
    } finally {
      await db.destroy()
    }
  }
  const { assertPostgres, openPatiently } = await import('../postgres/open-postgres.ts')
  await assertPostgres(databaseUrl, 0)
  const db = openPatiently(databaseUrl)
  try {
    // unaudited: it only reads
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => workOn(trx, work))
  } finally {
    await db.destroy()
  }
}

async function workOn<Result>(db: Database, work: (snapshot: Database) => Promise<Result>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  if (
    rows
      .map(({ name }) => name)
      .toSorted()
      .join() !== Object.keys(migrations).toSorted().join()
  ) {
    throw new Error('its database has the schema of another version: start the site once')
  }
  return work(db)
}
