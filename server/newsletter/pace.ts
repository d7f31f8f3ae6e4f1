import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'

/** The fact that holds when the next mail may be sent, in ms since 1970. */
const name = 'newsletter-next-mail'

export type Pace = ReturnType<typeof createPace>

/** The pace that all instances share. Nobody waits longer for a turn than for one mail, whatever their clocks say. */
export function createPace(clock: Clock, perMinute: number) {
  const everyMs = 60_000 / perMinute
  /** The next turn as last seen, and until when this instance waits for it, on the monotonic clock (ms). */
  let seen: { next: string; until: number } | undefined

  return {
    /** Takes the right to send one mail. Returns 0, or how long to wait before asking again (ms). The caller holds a lock. */
    async claim(trx: Database): Promise<number> {
      const now = clock().getTime()
      const fact = await selectForUpdate(trx, 'site_facts')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst()
      const next = fact?.value ?? '0'
      if (seen?.next !== next) {
        seen = { next, until: performance.now() + Math.min(Number(next) - now, everyMs) }
      }
      const waitMs = seen.until - performance.now()
      if (waitMs > 0) return Math.ceil(waitMs)
      seen = undefined
      const value = String(now + everyMs)
      await trx
        .insertInto('site_facts')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
      return 0
    },
  }
}
