import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Settings } from '../../core/env.ts'
import { StartError } from '../../core/errors.ts'
import { assertDatabaseFile, tryOut } from '../sqlite/assert-database-file.ts'
import { noteChecked } from '../sqlite/checked-file.ts'
import { isPostgres } from '../dialect.ts'
import { openWatched } from '../database-figures.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import { textByBytes } from '../postgres/text-by-bytes.ts'
import { makeFile } from './make-file.ts'
import { migrations } from './migrations.ts'
import { databaseName } from './site-files.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

type Where = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'databaseUrl' | 'databaseConnections'>>

/** Opens the site's database, migrated to the schema this program expects. */
export function openDatabase({
  databaseUrl,
  databaseConnections,
  dataDir,
}: Where): Promise<Database> {
  return databaseUrl
    ? openServer(databaseUrl, databaseConnections)
    : openFile(join(dataDir, databaseName))
}

/** One of `connections` is outside the pool: it listens for changes made by other instances. */
async function openServer(url: string, connections = 11): Promise<Database> {
  // Imported lazily: the driver takes memory that a site on SQLite does not need.
  const { assertPostgres, openPatiently, openPostgres } =
    await import('../postgres/open-postgres.ts')
  await assertPostgres(url)
  const patient = openPatiently(url)
  try {
    // The migrator holds an advisory lock, so only one of several starting instances migrates.
    await migrate(patient.withPlugin(textByBytes), 'DATABASE_URL')
  } finally {
    await patient.destroy()
  }
  return openPostgres(url, connections - 1)
}

async function openFile(file: string): Promise<Database> {
  assertDatabaseFile(file)
  if (!existsSync(file)) {
    await makeFile(file, async (unfinished) => {
      const db = await openAndMigrate(unfinished)
      await db.destroy()
    })
  }
  return openAndMigrate(file, () => noteChecked(file))
}

async function openAndMigrate(file: string, afterClose?: () => void): Promise<Database> {
  const dialect = nodeSqliteDialect(
    tryOut(file, () => openSqlite(file)),
    afterClose,
  )
  const db = openWatched((log) => new Kysely<Tables>({ dialect, log }))
  try {
    await migrate(db, 'DATA_DIR')
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Runs pending migrations. A migration and its bookkeeping share a transaction, so it can be
 * interrupted at any time. SQLite runs all pending migrations in one transaction, which is faster;
 * PostgreSQL uses one per migration, so that locks are held briefly.
 */
async function migrate(db: Database, variable: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  // With nothing to migrate, do not wait for writers.
  if (await isMigrated(db, migrator)) return
  for (;;) {
    const done = await (isPostgres(db) ? migrator.migrateUp() : migrator.migrateToLatest())
    if (done.error) throw migrationError(variable, done.error)
    if (!isPostgres(db) || !done.results?.length) return
  }
}

/** Whether exactly these migrations have been applied. */
async function isMigrated(db: Database, migrator: Migrator): Promise<boolean> {
  const known = await migrator.getMigrations()
  if (known.some(({ executedAt }) => !executedAt)) return false
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from kysely_migration`.execute(db)
  return Number(rows[0]!.count) === known.length
}

function migrationError(variable: string, cause: unknown): StartError {
  const problem = cause instanceof Error ? cause.message : 'unknown error'
  // The migrator's message if the database has a migration that this program does not know.
  const [, newer] = /previously executed migration (\S+) is missing/.exec(problem) ?? []
  return new StartError(
    variable,
    newer
      ? `the database was migrated by a newer version of this program (${newer})`
      : `the database can't be migrated: ${problem}`,
    { cause },
  )
}
