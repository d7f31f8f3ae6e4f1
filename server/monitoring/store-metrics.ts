import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readBackupState, unlessAhead } from '../backup/backup-state.ts'
import { type DatabaseFigures, databaseFigures } from '../database/database-figures.ts'
import { lastBackupName } from '../database/opening/site-files.ts'
import { counter, gauge, type Metric } from '../metrics/exposition.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Clock } from '../core/clock.ts'
import type { ContentVersion } from '../database/content-version.ts'
import type { Searching } from '../search/searcher.ts'
import type { Settings } from '../core/env.ts'
import type { ServiceStates } from './service-states.ts'

export type StoreParts = {
  db: Database
  outbox: Outbox
  clock: Clock
  contentVersion: ContentVersion
  searching: Searching
  serviceStates: ServiceStates
  settings: Settings
}

/** Metrics of the database, mail and search. While the database is unavailable, those that need it are omitted. */
export async function storeMetrics(parts: StoreParts): Promise<Metric[]> {
  const { db, contentVersion, searching, serviceStates } = parts
  const reachable = await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return [
    gauge('academy_database_reachable', '1 while the database responds.', Number(reachable)),
    ...figuresOf(databaseFigures(db)),
    ...(reachable ? await mailMetrics(parts).catch(() => []) : []),
    gauge(
      'academy_mail_ok',
      '1 while the mail server accepts mail, as last seen; absent when none is configured.',
      stateOf(serviceStates.mail.isOk()),
    ),
    gauge(
      'academy_mailbox_ok',
      '1 while the mailbox can be read, as last seen; absent when none is configured.',
      stateOf(serviceStates.mailbox.isOk()),
    ),
    gauge('academy_search_pending', 'Searches waiting or running.', searching.pending()),
    gauge(
      'academy_content_version',
      'Number that increases with every change of the content; the same on all instances.',
      contentVersion.number() ?? 0,
    ),
    ...(await dataDirMetrics(parts)),
  ]
}

const stateOf = (isOk: boolean | undefined) => (isOk === undefined ? [] : Number(isOk))

function figuresOf(figures: DatabaseFigures | undefined): Metric[] {
  if (!figures) return []
  const failures = counter(
    'academy_database_query_failures_total',
    'Failed statements.',
    figures.failures,
  )
  if (!figures.pool) return [failures]
  const { open, idle, waiting, refused } = figures.pool()
  return [
    failures,
    gauge('academy_database_connections', 'Connections to PostgreSQL.', [
      { value: open - idle, labels: { state: 'busy' } },
      { value: idle, labels: { state: 'idle' } },
    ]),
    gauge('academy_database_connections_waiting', 'Requests waiting for a connection.', waiting),
    counter(
      'academy_database_connections_refused_total',
      'Requests that got no connection: the database was unreachable, or all connections were busy for too long.',
      refused,
    ),
  ]
}

async function mailMetrics({ outbox, clock }: StoreParts): Promise<Metric[]> {
  const { waiting, dead, oldest } = await outbox.figures()
  const age = oldest === null ? 0 : (clock().getTime() - Date.parse(oldest)) / 1000
  return [
    gauge('academy_outbox_mails', 'Mails not sent yet, and mails given up.', [
      { value: waiting, labels: { state: 'waiting' } },
      { value: dead, labels: { state: 'dead' } },
    ]),
    gauge('academy_outbox_oldest_seconds', 'Age of the oldest unsent mail.', Math.max(0, age)),
  ]
}

/** Omits the ages of backups that there are not, and the sizes of an unreadable disk. */
async function dataDirMetrics({ settings: { dataDir }, clock }: StoreParts): Promise<Metric[]> {
  const backup = await stat(join(dataDir, lastBackupName)).catch(() => undefined)
  const { backedUpAt, provenAt } = await readBackupState(dataDir)
  const secondsSinceLast = (...times: (string | null)[]) => {
    const last = times
      .map((time) => unlessAhead(time, clock()) ?? '')
      .toSorted()
      .at(-1)
    return last ? Math.max(0, clock().getTime() - Date.parse(last)) / 1000 : []
  }
  const disk = await statfs(dataDir).catch(() => undefined)
  const free = disk && disk.bavail * disk.bsize
  const size = disk && disk.blocks * disk.bsize
  return [
    gauge(
      'academy_backup_age_seconds',
      'Time since the last complete backup.',
      secondsSinceLast(backedUpAt, backup?.mtime.toISOString() ?? null),
    ),
    gauge(
      'academy_backup_proven_age_seconds',
      'Time since a backup was last restored on trial; absent before the first time.',
      secondsSinceLast(provenAt),
    ),
    gauge('academy_data_disk_free_bytes', 'Free space on the disk of DATA_DIR.', free ?? []),
    gauge('academy_data_disk_size_bytes', 'Size of the disk of DATA_DIR.', size ?? []),
  ]
}
