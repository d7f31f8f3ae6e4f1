import type { Clock } from '../core/clock.ts'

/** The time now, but never the same as or before the time given, however the clock stands. */
export function nextTimestamp(clock: Clock, than: string): string {
  return new Date(Math.max(clock().getTime(), Date.parse(than) + 1)).toISOString()
}
