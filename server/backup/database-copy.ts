// A copy of the site's database as of one moment, with what the database said of itself at that moment.
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { Settings } from '../core/env.ts'
import type { Database } from '../database/database.ts'
import { databaseName } from '../database/opening/site-files.ts'
import { nodeSqliteDialect } from '../database/sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../database/tables.ts'
import {
  type KeptPicture,
  keptPictures,
  lostPictures,
  storedPictures,
} from '../images/image-integrity.ts'
import { countRows, type Manifest } from './manifest.ts'
import { dump, dumpName } from './postgres-tools.ts'

type Moment = Pick<Manifest, 'rows' | 'lost'> & { pictures: KeptPicture[] }

export type CopiedDatabase = {
  /** The copy's name in the backup. */
  name: string
  db: Database
  /** Writes the copy to a new file. Others may write to the database meanwhile. */
  copyTo(file: string): Promise<Moment>
  close(): Promise<void>
}

export async function openToCopy({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<CopiedDatabase> {
  return databaseUrl ? onPostgres(databaseUrl) : onSqlite(join(dataDir, databaseName))
}

async function momentOf(db: Database): Promise<Moment> {
  return {
    rows: await countRows(db),
    pictures: await keptPictures(db),
    lost: await lostPictures(db, await storedPictures(db)),
  }
}

function onSqlite(file: string): CopiedDatabase {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) })
  return {
    name: databaseName,
    db,
    async copyTo(to) {
      // Everything is read from the snapshot that this transaction holds, the pages of the copy too.
      sqlite.exec('begin')
      try {
        const moment = await momentOf(db)
        await backup(sqlite, to)
        shrink(to)
        return moment
      } finally {
        sqlite.exec('rollback')
      }
    },
    close: () => db.destroy(),
  }
}

/** Leaves out free pages, and what was deleted from them. */
function shrink(file: string): void {
  const sqlite = new DatabaseSync(file)
  sqlite.exec('pragma journal_mode = delete; pragma temp_store = file; vacuum')
  sqlite.close()
}

async function onPostgres(url: string): Promise<CopiedDatabase> {
  const { openPatiently } = await import('../database/postgres/open-postgres.ts')
  const db = openPatiently(url)
  return {
    name: dumpName,
    db,
    copyTo: (to) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx)
          const moment = await momentOf(trx)
          await dump(url, to, rows[0]!.id)
          return moment
        }),
    close: () => db.destroy(),
  }
}
