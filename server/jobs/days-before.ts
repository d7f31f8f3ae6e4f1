/** The time `days` days before `now`, as ISO 8601 UTC. */
export function daysBefore(now: Date, days: number): string {
  const then = new Date(now)
  then.setUTCDate(then.getUTCDate() - days)
  return then.toISOString()
}

/** The time `months` months before `now`, as ISO 8601 UTC. */
export function monthsBefore(now: Date, months: number): string {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - months)
  return oldest.toISOString()
}
