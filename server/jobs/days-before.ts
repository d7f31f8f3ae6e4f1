/** That many days earlier, as ISO 8601 UTC. */
export function daysBefore(now: Date, days: number): string {
  const then = new Date(now)
  then.setUTCDate(then.getUTCDate() - days)
  return then.toISOString()
}
