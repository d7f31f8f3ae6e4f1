import { LRUCache } from 'lru-cache'
import type { Clock } from '../core/clock.ts'

/** Remembers in memory who is blocked until when, so that rejecting a flood costs next to nothing. */
export function createBlockListCache(clock: Clock) {
  const blocks = new LRUCache<string, { since: number; until: number }>({ max: 10_000 })

  return {
    note(key: string, seconds: number): void {
      const since = clock().getTime()
      blocks.set(key, { since, until: since + seconds * 1000 })
    },

    /** Seconds to wait; 0 if not blocked, or if the clock was set back: the end is then unreliable. */
    waitOf(key: string): number {
      const block = blocks.get(key)
      const now = clock().getTime()
      if (!block || now < block.since || now >= block.until) return 0
      return Math.ceil((block.until - now) / 1000)
    },
  }
}
