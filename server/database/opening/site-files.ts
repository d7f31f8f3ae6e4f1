import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { nodeSqliteDialect } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

/** A file as old as the last backup; who makes one touches it (deploy/backup.sh). */
export const lastBackupName = 'last-backup'

export const databaseName = 'site.db'

/** Whether a site was ever started in this directory. */
export function hasSite(dataDir: string): boolean {
  return existsSync(join(dataDir, databaseName))
}

/** A database as it is: nothing is written, nothing brought up to date. Its site may be running. */
export function readDatabase(file: string): Database {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) })
}
