import type { Clock } from '../core/clock.ts'

/** Entries kept at a time; beyond that all are dropped, and the database decides again. */
const most = 10_000

/** Who is blocked until when, in memory, so that rejecting a flood costs next to nothing. */
export function createBlockListCache(clock: Clock) {
  let refusals = new Map<string, { since: number; until: number }>()

  return {
    note(key: string, seconds: number): void {
      if (refusals.size >= most) refusals = new Map()
      const since = clock().getTime()
      refusals.set(key, { since, until: since + seconds * 1000 })
    },

    /** Seconds to wait; 0 if unknown, or if the clock was set back, which moves the end. */
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
