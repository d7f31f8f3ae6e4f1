import type { Clock } from '../../../server/core/clock.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A clock that stands still, so that nothing expires, and that a test can move in either direction. */
export function movableClock() {
  let now = Date.now()
  const clock: Clock = () => new Date(now)
  return {
    clock,
    move(ms: number): void {
      now += ms
    },
  }
}
