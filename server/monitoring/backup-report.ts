import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { aheadOf, type BackupState, readBackupState, unlessAhead } from '../backup/backup-state.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { lastBackupName } from '../database/opening/site-files.ts'

export type BackupReport = ReturnType<typeof createBackupReport>

const shareMs = 5 * 60_000
const facts = { backedUpAt: 'backed-up-at', provenAt: 'backup-proven-at' } as const
const names = ['backedUpAt', 'provenAt'] as const

type Parts = {
  db: Database
  clock: Clock
  dataDir: string
  log: Pick<FastifyBaseLogger, 'debug'>
}

/**
 * When the last backup was made and proven. Of several instances only one has the files that say so; it
 * tells the others through the database.
 */
export function createBackupReport({ db, clock, dataDir, log }: Parts) {
  let timer: NodeJS.Timeout | undefined
  let sharing = Promise.resolve()

  async function readHere(): Promise<BackupState> {
    const { backedUpAt, provenAt } = await readBackupState(dataDir)
    const touched = await stat(join(dataDir, lastBackupName)).then(
      ({ mtime }) => mtime.toISOString(),
      () => null,
    )
    return {
      backedUpAt: later(unlessAhead(backedUpAt, clock()), unlessAhead(touched, clock())),
      provenAt: unlessAhead(provenAt, clock()),
    }
  }

  async function readShared(): Promise<BackupState> {
    const rows = await db
      .selectFrom('site_facts')
      .selectAll()
      .where('name', 'in', Object.values(facts))
      .execute()
    const valueOf = (name: keyof BackupState) =>
      unlessAhead(rows.find((row) => row.name === facts[name])?.value ?? null, clock())
    return { backedUpAt: valueOf('backedUpAt'), provenAt: valueOf('provenAt') }
  }

  async function share(): Promise<void> {
    const here = await readHere()
    for (const name of names) {
      const value = here[name]
      if (value === null) continue
      await db
        .insertInto('site_facts')
        .values({ name: facts[name], value })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ value })
            .where((eb) =>
              eb.or([
                eb('site_facts.value', '<', value),
                eb('site_facts.value', '>', aheadOf(clock())),
              ]),
            ),
        )
        .execute()
    }
  }

  function shareNow(): void {
    sharing = sharing
      .then(share)
      .catch((error: unknown) => log.debug(error, 'the state of backups could not be shared'))
  }

  return {
    async read(): Promise<BackupState> {
      const here = await readHere()
      if (!isPostgres(db)) return here
      const shared = await readShared()
      return {
        backedUpAt: later(here.backedUpAt, shared.backedUpAt),
        provenAt: later(here.provenAt, shared.provenAt),
      }
    },

    start(): void {
      if (!isPostgres(db)) return
      shareNow()
      timer = setInterval(shareNow, shareMs)
      timer.unref()
    },

    /** Resolves when nothing is being written. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await sharing
    },
  }
}

function later(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other
}
