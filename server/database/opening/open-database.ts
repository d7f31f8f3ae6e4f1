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
import * as articles from '../migrations/001-articles.ts'
import * as messages from '../migrations/002-messages.ts'
import * as logIn from '../migrations/003-log-in.ts'
import * as images from '../migrations/004-images.ts'
import * as contentVersion from '../migrations/005-content-version.ts'
import * as listsAndSearch from '../migrations/006-lists-and-search.ts'
import * as listsByValue from '../migrations/007-lists-by-value.ts'
import * as listBlocks from '../migrations/008-list-blocks.ts'
import * as countMatches from '../migrations/009-count-matches.ts'
import * as newestMatches from '../migrations/010-newest-matches.ts'
import * as whatKeysWereFor from '../migrations/011-what-keys-were-for.ts'
import * as noListBlocks from '../migrations/012-no-list-blocks.ts'
import * as keptAssets from '../migrations/013-kept-assets.ts'
import * as contentChanges from '../migrations/014-content-changes.ts'
import * as panelFilters from '../migrations/015-panel-filters.ts'
import * as codesOfKnownBrowsers from '../migrations/016-codes-of-known-browsers.ts'
import * as drafts from '../migrations/017-drafts.ts'
import * as samples from '../migrations/018-samples.ts'
import * as references from '../migrations/019-references.ts'
import * as reviews from '../migrations/020-reviews.ts'
import * as whereDoctorsWork from '../migrations/021-where-doctors-work.ts'
import * as people from '../migrations/022-people.ts'
import * as passkeys from '../migrations/023-passkeys.ts'
import * as desk from '../migrations/024-desk.ts'
import * as pictureLibrary from '../migrations/025-picture-library.ts'
import * as picturesInTexts from '../migrations/026-pictures-in-texts.ts'
import * as alternativeTexts from '../migrations/027-alternative-texts-on-pages.ts'
import * as deskCounts from '../migrations/028-desk-counts.ts'
import * as versionsToThin from '../migrations/029-versions-to-thin.ts'
import * as boundedConversations from '../migrations/031-bounded-conversations.ts'
import * as entriesOfLists from '../migrations/032-entries-of-lists.ts'
import * as answersOfReviewers from '../migrations/034-answers-of-reviewers.ts'
import * as confirmedReviewers from '../migrations/035-confirmed-reviewers.ts'
import * as objections from '../migrations/036-objections.ts'
import * as endedPreviewLinks from '../migrations/037-ended-preview-links.ts'
import * as exactSignatures from '../migrations/038-exact-signatures.ts'
import * as newsletter from '../migrations/041-newsletter.ts'
import * as deskWaiting from '../migrations/043-desk-waiting.ts'
import * as deskPresence from '../migrations/044-desk-presence.ts'
import * as visits from '../migrations/045-visits.ts'
import * as searches from '../migrations/046-searches.ts'
import * as rooms from '../migrations/047-rooms.ts'
import * as erasures from '../migrations/048-erasures.ts'
import * as siteWords from '../migrations/050-site-words.ts'
import * as legalVersions from '../migrations/051-legal-versions.ts'
import * as redirects from '../migrations/052-redirects.ts'
import * as mailsThatBegin from '../migrations/053-mails-that-begin.ts'
import * as lanesOfMail from '../migrations/054-lanes-of-mail.ts'
import * as schedulesAndPicturesOfWords from '../migrations/055-schedules-and-pictures-of-words.ts'
import * as remarks from '../migrations/058-remarks.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import { textByBytes } from '../postgres/text-by-bytes.ts'
import { makeFile } from './make-file.ts'
import { databaseName } from './site-files.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

export const migrations = {
  '001-articles': articles,
  '002-messages': messages,
  '003-log-in': logIn,
  '004-images': images,
  '005-content-version': contentVersion,
  '006-lists-and-search': listsAndSearch,
  '007-lists-by-value': listsByValue,
  '008-list-blocks': listBlocks,
  '009-count-matches': countMatches,
  '010-newest-matches': newestMatches,
  '011-what-keys-were-for': whatKeysWereFor,
  '012-no-list-blocks': noListBlocks,
  '013-kept-assets': keptAssets,
  '014-content-changes': contentChanges,
  '015-panel-filters': panelFilters,
  '016-codes-of-known-browsers': codesOfKnownBrowsers,
  '017-drafts': drafts,
  '018-samples': samples,
  '019-references': references,
  '020-reviews': reviews,
  '021-where-doctors-work': whereDoctorsWork,
  '022-people': people,
  '023-passkeys': passkeys,
  '024-desk': desk,
  '025-picture-library': pictureLibrary,
  '026-pictures-in-texts': picturesInTexts,
  '027-alternative-texts-on-pages': alternativeTexts,
  '028-desk-counts': deskCounts,
  '029-versions-to-thin': versionsToThin,
  '031-bounded-conversations': boundedConversations,
  '032-entries-of-lists': entriesOfLists,
  '034-answers-of-reviewers': answersOfReviewers,
  '035-confirmed-reviewers': confirmedReviewers,
  '036-objections': objections,
  '037-ended-preview-links': endedPreviewLinks,
  '038-exact-signatures': exactSignatures,
  '041-newsletter': newsletter,
  '043-desk-waiting': deskWaiting,
  '044-desk-presence': deskPresence,
  '045-visits': visits,
  '046-searches': searches,
  '047-rooms': rooms,
  '048-erasures': erasures,
  '050-site-words': siteWords,
  '051-legal-versions': legalVersions,
  '052-redirects': redirects,
  '053-mails-that-begin': mailsThatBegin,
  '054-lanes-of-mail': lanesOfMail,
  '055-schedules-and-pictures-of-words': schedulesAndPicturesOfWords,
  '058-remarks': remarks,
}

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
