import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Settings } from '../../core/env.ts'
import { StartError } from '../../core/errors.ts'

const patienceMs = 10 * 60_000
const betweenTriesMs = 200

/**
 * Runs start-up work that only one instance may do at a time. Others wait up to ten minutes, longer
 * than any statement may take; then their start fails. The lock has its own connection, so it is
 * released when this process ends, however that happens.
 */
export async function withStartLock<Result>(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  log: Pick<FastifyBaseLogger, 'info'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) return work()
  const { assertPostgres, openPatiently } = await import('../postgres/open-postgres.ts')
  await assertPostgres(databaseUrl)
  const db = openPatiently(databaseUrl)
  try {
    return await db.connection().execute(async (own) => {
      const isMine = async () => {
        const { rows } = await sql<{ got: boolean }>`
          select pg_try_advisory_lock(hashtextextended('start', 0)) as got`.execute(own)
        return rows[0]!.got
      }
      const deadline = performance.now() + patienceMs
      for (let tries = 0; !(await isMine()); tries += 1) {
        if (tries === 0) log.info('waiting for another instance that is starting on this database')
        if (performance.now() > deadline) throw waitedTooLong()
        await wait(betweenTriesMs)
      }
      return work()
    })
  } finally {
    await db.destroy()
  }
}

const waitedTooLong = () =>
  new StartError(
    'DATABASE_URL',
    `another instance has been starting on this database for ${patienceMs / 60_000} minutes`,
    { mayPass: true },
  )
