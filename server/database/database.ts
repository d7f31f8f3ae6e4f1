import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Settings } from '../env.ts'
import { StartError } from '../errors.ts'
import * as articles from './migrations/001-articles.ts'
import * as messages from './migrations/002-messages.ts'
import * as logIn from './migrations/003-log-in.ts'
import * as images from './migrations/004-images.ts'
import * as contentVersion from './migrations/005-content-version.ts'
import * as listsAndSearch from './migrations/006-lists-and-search.ts'
import * as listsByValue from './migrations/007-lists-by-value.ts'
import { nodeSqliteDialect, openSqlite } from './node-sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

const migrations = {
  '001-articles': articles,
  '002-messages': messages,
  '003-log-in': logIn,
  '004-images': images,
  '005-content-version': contentVersion,
  '006-lists-and-search': listsAndSearch,
  '007-lists-by-value': listsByValue,
}

/** The site's database, migrated to what this program expects. */
export async function openDatabase(settings: Pick<Settings, 'dataDir'>): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(openFile(join(settings.dataDir, 'site.db'))),
  })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (!error) return db
  await db.destroy()
  throw new StartError(
    'DATA_DIR',
    `the database can't be brought up to date: ${error instanceof Error ? error.message : 'unknown error'}`,
    {
      cause: error,
    },
  )
}

function openFile(file: string) {
  try {
    return openSqlite(file)
  } catch (cause) {
    throw new StartError('DATA_DIR', `the database ${file} can't be opened`, { cause })
  }
}
