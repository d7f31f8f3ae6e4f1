// One date format for the whole panel, so that days and months are never confused.

const day = new Intl.DateTimeFormat('en-GB')
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' })

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

export const writtenDay = (iso: string) => day.format(new Date(iso))

export const writtenTime = (iso: string) => time.format(new Date(iso))

export const writtenMoment = (iso: string) => moment.format(new Date(iso))

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago a time was: `5 minutes ago`, `yesterday`. `now` is in milliseconds since 1970. */
export function writtenAge(iso: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / 60_000))
  if (minutes < 60) return ago.format(-minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours < 24) return ago.format(-hours, 'hour')
  return ago.format(-Math.round(hours / 24), 'day')
}
