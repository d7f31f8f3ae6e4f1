import type { Clock } from '../core/clock.ts'

/** Remembered at one time; past that all are forgotten, and asking the database tells again. */
const most = 10_000

/** Who has to wait until when, kept in memory, so that to refuse again what comes in floods costs next to nothing. */
export function createBlockListCache(clock: Clock) {
  let refusals = new Map<string, { since: number; until: number }>()

  return {
    note(key: string, seconds: number): void {
      if (refusals.size >= most) refusals = new Map()
      const since = clock().getTime()
      refusals.set(key, { since, until: since + seconds * 1000 })
    },

    /** The seconds to wait, 0 where nothing is known: also when the clock was put back, which moves the end. */
    waitOf(key: string): number {
      const known = refusals.get(key)
      if (!known) return 0
      const now = clock().getTime()
      if (now >= known.since && now < known.until) return Math.ceil((known.until - now) / 1000)
      refusals.delete(key)
      return 0
    },
  }
}
