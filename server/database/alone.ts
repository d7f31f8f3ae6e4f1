import { sql } from 'kysely'
import type { Settings } from '../env.ts'

/**
 * Does work of which only one of several instances must do any at a time, such as that of the start.
 * The lock belongs to a connection of its own, so that it ends with this process in any case.
 */
export async function alone(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (!databaseUrl) return work()
  const { openPatiently } = await import('./postgres/open-postgres.ts')
  const db = openPatiently(databaseUrl)
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
      await work()
    })
  } finally {
    await db.destroy()
  }
}
