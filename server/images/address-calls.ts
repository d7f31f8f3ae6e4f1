import { limits } from '../../shared/limits.ts'
import type { Clock } from '../clock.ts'
import { tooOften } from '../rate-limits.ts'

const { max, seconds } = limits.image.addressCalls
/** Sources remembered at one time; past that all are forgotten, which is safe but rare. */
const maxSources = 10_000

/**
 * How often each source asks for addresses. Kept in memory: the call itself costs less than a row
 * in the database would.
 */
export function createAddressCalls(clock: Clock) {
  let window = 0
  let counts = new Map<string, number>()

  return {
    /** Counts one call; throws where there were too many of late. */
    count(source: string): void {
      const now = clock().getTime() / 1000
      const current = Math.floor(now / seconds)
      if (current !== window || counts.size >= maxSources) {
        window = current
        counts = new Map()
      }
      const calls = (counts.get(source) ?? 0) + 1
      counts.set(source, calls)
      if (calls > max) throw tooOften(Math.ceil((current + 1) * seconds - now))
    },
  }
}
