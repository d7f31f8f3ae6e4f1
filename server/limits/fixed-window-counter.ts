import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { widerNetwork } from '../core/client-address.ts'

/** Sources remembered at one time; past that all are forgotten, which is safe but rare. */
const maxSources = 10_000

/**
 * How often each source did something in the window of time that runs. Kept in memory, for what
 * costs less than a row in the database would.
 */
export function createFixedWindowCounter(
  { max, seconds }: { max: number; seconds: number },
  clock: Clock,
) {
  const maxOfWider = max * limits.networksOfOneCustomer
  let window = 0
  let counts = new Map<string, number>()

  function add(source: string): number {
    const calls = (counts.get(source) ?? 0) + 1
    counts.set(source, calls)
    return calls
  }

  /** By how many calls this one is too many. What is refused to one network takes nothing from those around it. */
  function excessWith(source: string): number {
    const wider = widerNetwork(source)
    if (wider && (counts.get(wider) ?? 0) >= maxOfWider) return add(wider) - maxOfWider
    const excess = add(source) - max
    if (wider && excess <= 0) add(wider)
    return excess
  }

  return {
    /**
     * Counts one call; answers the seconds to wait where it is one too many, else 0, and whether it is the
     * first such call.
     */
    count(source: string): { wait: number; isFirst: boolean } {
      const now = clock().getTime() / 1000
      const current = Math.floor(now / seconds)
      if (current !== window || counts.size >= maxSources) {
        window = current
        counts = new Map()
      }
      const excess = excessWith(source)
      const wait = excess > 0 ? Math.ceil((current + 1) * seconds - now) : 0
      return { wait, isFirst: excess === 1 }
    },
  }
}
