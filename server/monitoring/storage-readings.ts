import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Meter } from '../../shared/meter.ts'
import type { Clock } from '../core/clock.ts'
import type { Settings } from '../core/env.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { databaseName } from '../database/opening/site-files.ts'
import type { BackupReport } from './backup-report.ts'
import { ageOf, judge } from './judge.ts'

export type StorageParts = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'dataDir'>
  backupReport: BackupReport
}

const hourMs = 60 * 60_000
/** As the alerts have it. */
const leastFree = 0.1
const longestMs = { backup: 36 * hourMs, proof: 48 * hourMs }

/** Space on the disk, and the size of the database, which needs as much again for a backup. */
export async function readSpace({
  db,
  settings: { dataDir },
}: StorageParts): Promise<Pick<Meter, 'space' | 'database'>> {
  const disk = await statfs(dataDir).catch(() => undefined)
  const free = disk ? disk.bavail * disk.bsize : null
  const size = disk ? disk.blocks * disk.bsize : null
  const bytes = await databaseBytes(db, dataDir)
  const isShort = free !== null && size !== null && free < leastFree * size
  const isTight = !isPostgres(db) && free !== null && free < bytes
  return {
    space: {
      free,
      size,
      ...judge(isShort && 'The disk is almost full: look for old backups and logs first.'),
    },
    database: {
      bytes,
      ...judge(isTight && 'A backup needs as much room on the disk as the database has.'),
    },
  }
}

async function databaseBytes(db: Database, dataDir: string): Promise<number> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ bytes: number | string }>`
      select pg_database_size(current_database()) as bytes`.execute(db)
    return Number(rows[0]!.bytes)
  }
  const files = [databaseName, `${databaseName}-wal`].map((name) => join(dataDir, name))
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

export async function readBackups({
  clock,
  backupReport,
}: StorageParts): Promise<Pick<Meter, 'backup' | 'proof'>> {
  const { backedUpAt, provenAt } = await backupReport.read()
  const isOld = (at: string | null, ms: number) => at === null || ageOf(at, clock()) > ms
  return {
    backup: {
      at: backedUpAt,
      ...judge(
        isOld(backedUpAt, longestMs.backup) &&
          (backedUpAt === null
            ? 'There is no backup: set up the nightly one (docs/operating.md, “Nightly backups”).'
            : 'The last backup is older than 36 hours: see why the nightly one fails (docs/operating.md, “No new backup”).'),
      ),
    },
    proof: {
      at: provenAt,
      ...judge(
        isOld(provenAt, longestMs.proof) &&
          'Nobody knows whether the backups can be restored: run “academy backup --prove FILE”.',
      ),
    },
  }
}
