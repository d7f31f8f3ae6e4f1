import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 60_000
/** How long a part may take to be of use again once it is back. */
export const backWithinMs = 5000

/** The milliseconds until the work succeeds; infinite where it does not in a minute. */
export async function msUntil(works: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < patienceMs) {
    if (await works().catch(() => false)) return performance.now() - began
    await wait(50)
  }
  return Number.POSITIVE_INFINITY
}
