// The program as `npm start` runs it, in the test's process: the same files, with a clock and a database of
// the test's choice.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as library from '../../../server/main/library.ts'
import { projectRoot } from '../../../server/core/paths.ts'

if (process.env['BUILD_IS_STALE']) {
  throw new Error(
    'The build is not of these sources. Run the tests by `npm test` or `npm run test:unit`, or build.',
  )
}

const file = pathToFileURL(join(projectRoot, 'build', 'program', 'library.js')).href

export const {
  recordAudit,
  openArchive,
  createArchive,
  noteBackup,
  readBackupState,
  withStartLock,
  DatabaseUnreachable,
  timeLimitsMs,
  createImageRepository,
  createAccounts,
  createPersons,
  asOperator,
  createSessions,
  openPostgres,
  assertPostgres,
  isPostgres,
  inTransaction,
  openImageStore,
  createApp,
  createBlogs,
  createDoctorRepository,
  createKeptAssets,
  createMailbox,
  createMailIntake,
  takeNewsletterReport,
  createMailTransport,
  createOwnLinks,
  createRateLimits,
  createRetention,
  createSearchFigures,
  cachedRoute,
  openDatabase,
  readMail,
  readMailAside,
  readSettings,
  UnreadableMail,
} = (await import(/* @vite-ignore */ file)) as typeof library

/** The product's own limits: a test file's changes to `timeLimitsMs` last for later files in its worker. */
export const realTimeLimitsMs: Readonly<typeof timeLimitsMs> = { ...timeLimitsMs }
