import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { nodeSqliteDialect } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

/**
 * A file whose modification time is that of the last backup; the backup script touches it
 * (deploy/backup.sh).
 */
export const lastBackupName = 'last-backup'

export const databaseName = 'site.db'

/** The database that the process serving the directory keeps locked. */
export const lockName = 'lock'

/** Whether a site was ever started in this directory. */
export function hasSite(dataDir: string): boolean {
  return existsSync(join(dataDir, databaseName))
}

/** Opens a database read-only and without migrating it. Its site may be running. */
export function readDatabase(file: string): Database {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) })
}
