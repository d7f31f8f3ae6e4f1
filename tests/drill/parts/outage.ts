// What is common to parts that are away for a while and come back.
import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from '../../benchmarks/figures.ts'

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

/** What one part of the drill saw; `back`: the milliseconds until what came back was of use again. */
export type Outage = { rows: Row[]; broken: string[]; back: number[] }

export const awayMs = 3000
export const longestResponseMs = 12_000
/** What readers go on reading whatever is away. */
export const alwaysThere = ['/', '/articles', '/contact', '/readyz']

export async function timed(work: Promise<Response>): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const response = await work
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - began }
}
