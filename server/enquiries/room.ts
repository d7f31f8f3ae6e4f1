import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'

const { stored, spamStored } = limits.enquiry

/**
 * Returns the seconds until there is room for another enquiry; undefined if there is room now. It
 * counts rows, so no separate counter can go wrong.
 */
export async function waitForRoom(
  trx: Database,
  at: Date,
  isSpam: boolean,
): Promise<number | undefined> {
  const { max, minutes } = isSpam ? spamStored : stored
  const windowMs = minutes * 60_000
  const now = at.getTime()
  const oldestOfTooMany = await trx
    .selectFrom('enquiries')
    .select('created_at')
    .where('created_at', '>', new Date(now - windowMs).toISOString())
    // Exclude rows from the future (the clock was set back): they would count for longer than the window.
    .where('created_at', '<=', at.toISOString())
    .$if(isSpam, (query) => query.where('state', '=', 'spam'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(max - 1)
    .executeTakeFirst()
  if (!oldestOfTooMany) return undefined
  const waitMs = Date.parse(oldestOfTooMany.created_at) + windowMs - now
  return Math.max(1, Math.ceil(waitMs / 1000))
}
