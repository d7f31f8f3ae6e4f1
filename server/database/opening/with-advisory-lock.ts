import type { Settings } from '../../core/env.ts'
import { lockFor } from '../transaction.ts'

/**
 * Does work of which only one of several instances must do any at a time, such as that of the start.
 * The lock belongs to a connection of its own, so that it ends with this process in any case.
 */
export async function withAdvisoryLock(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (!databaseUrl) return work()
  const { openPatiently } = await import('../postgres/open-postgres.ts')
  const db = openPatiently(databaseUrl)
  try {
    await db.transaction().execute(async (trx) => {
      await lockFor(trx, name)
      await work()
    })
  } finally {
    await db.destroy()
  }
}
