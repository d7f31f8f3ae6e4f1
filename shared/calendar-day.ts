const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The current day in a time zone, as `2026-07-17`. */
export function dayIn(timeZone: string): (instant: Date) => string {
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant) => format.format(instant)
}

/** The instant at which a day, such as `2026-07-17`, begins in a time zone: not always at midnight. */
export function dayStartIn(timeZone: string): (day: string) => Date {
  const dayAt = dayIn(timeZone)
  return (day) => {
    // Days begin on a whole minute, at most 14 hours before or after midnight UTC.
    const earliest = Date.parse(day) - 15 * hourMs
    let [before, after] = [0, (30 * hourMs) / minuteMs]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (dayAt(new Date(earliest + middle * minuteMs)) < day) before = middle
      else after = middle
    }
    return new Date(earliest + after * minuteMs)
  }
}

/** The same day of the month `months` later, or the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

export function daysAfter(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * 24 * hourMs)
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
