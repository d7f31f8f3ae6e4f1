/** The day that it is in a time zone, as `2026-07-17`. */
export function dayIn(timeZone: string): (instant: Date) => string {
  // Of all locales, Swedish writes days as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant) => format.format(instant)
}

/** The same day of the month so many months later, or the last of a month that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

export function daysAfter(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * 86_400_000)
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
