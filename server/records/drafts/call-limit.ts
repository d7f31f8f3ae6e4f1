import type { Clock } from '../../core/clock.ts'
import { limits } from '../../../shared/limits.ts'
import { createFixedWindowCounter } from '../../limits/fixed-window-counter.ts'
import { tooOften } from '../../limits/rate-limits.ts'

/** Counts calls that store something. The returned function throws 429 if a session makes too many. */
export function createCallLimit(clock: Clock): (session: { id: string }) => void {
  const calls = createFixedWindowCounter(limits.draft.saves, clock)
  return ({ id }) => {
    const { wait } = calls.count(id)
    if (wait > 0) throw tooOften(wait)
  }
}
