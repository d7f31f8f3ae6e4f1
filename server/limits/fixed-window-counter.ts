import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { widerNetwork } from '../core/client-address.ts'

/** Sources tracked at a time. Beyond that all counts are reset, which is rare and harmless. */
const maxSources = 10_000

/**
 * Counts calls per source in fixed windows of time. Kept in memory, for calls that cost less than a
 * database row would.
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

  /** How far this call is over the limit. A rejected network does not use up the share of its neighbours. */
  function excessWith(source: string): number {
    const wider = widerNetwork(source)
    if (wider && (counts.get(wider) ?? 0) >= maxOfWider) return add(wider) - maxOfWider
    const excess = add(source) - max
    if (wider && excess <= 0) add(wider)
    return excess
  }

  return {
    /**
     * Counts one call. Returns the seconds to wait if it is over the limit, else 0, and whether it
     * is the first such call.
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
