import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'

/** The fact that holds when the next mail may be sent, in ms since 1970. */
const name = 'newsletter-next-mail'

/**
 * Takes the right to send one mail now. Returns 0, or how long to wait before asking again (ms). All
 * instances share the pace; the caller holds a lock.
 */
export async function claimPace(trx: Database, now: number, perMinute: number): Promise<number> {
  const everyMs = 60_000 / perMinute
  const known = await selectForUpdate(trx, 'site_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  const waitMs = Number(known?.value ?? 0) - now
  // A time further ahead is from before the clock was set back, or from a slower pace.
  if (waitMs > 0 && waitMs <= everyMs) return Math.ceil(waitMs)
  const value = String(now + everyMs)
  await trx
    .insertInto('site_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return 0
}
