import type { Clock } from '../clock.ts'

/** Sources remembered at one time; past that all are forgotten, which is safe but rare. */
const maxSources = 10_000

/**
 * How often each source did something in the window of time that runs. Kept in memory, for what
 * costs less than a row in the database would.
 */
export function createRecentCalls(
  { max, seconds }: { max: number; seconds: number },
  clock: Clock,
) {
  let window = 0
  let counts = new Map<string, number>()

  return {
    /** Counts one call; answers how many that makes, and the seconds to wait where it is too many, else 0. */
    count(source: string): { calls: number; wait: number } {
      const now = clock().getTime() / 1000
      const current = Math.floor(now / seconds)
      if (current !== window || counts.size >= maxSources) {
        window = current
        counts = new Map()
      }
      const calls = (counts.get(source) ?? 0) + 1
      counts.set(source, calls)
      return { calls, wait: calls > max ? Math.ceil((current + 1) * seconds - now) : 0 }
    },
  }
}
