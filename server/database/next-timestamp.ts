import type { Clock } from '../core/clock.ts'

/** Returns the current time, but always later than the given time, even if the clock was set back. */
export function nextTimestamp(clock: Clock, than: string): string {
  return new Date(Math.max(clock().getTime(), Date.parse(than) + 1)).toISOString()
}
