import type { Clock } from '../../server/clock.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A clock that runs, and that a test can put forward and back. */
export function movableClock() {
  let offset = 0
  const clock: Clock = () => new Date(Date.now() + offset)
  return {
    clock,
    move(ms: number): void {
      offset += ms
    },
  }
}
