// Times of publication are chosen and shown in the academy's time zone, wherever an editor is.
import { academy } from '../../../content/academy.ts'

/** What clocks in a time zone show at an instant, as inputs of the type `datetime-local` have it: `2026-11-24T10:42`. */
export function clockTime(instant: Date, timeZone: string = academy.timeZone): string {
  const written = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  return written.format(instant).replace(' ', 'T')
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The instant at which clocks in a time zone show this. Where they do so twice, the first; undefined
 * where they never do, because they are put forward over it, and for what is no time.
 */
export function instantOf(clock: string, timeZone: string = academy.timeZone): Date | undefined {
  const wall = Date.parse(`${clock}Z`)
  if (Number.isNaN(wall)) return undefined
  const offset = (at: number) => Date.parse(`${clockTime(new Date(at), timeZone)}Z`) - at
  return [offset(wall - dayMs), offset(wall + dayMs)]
    .map((ms) => new Date(wall - ms))
    .sort((one, other) => one.getTime() - other.getTime())
    .find((instant) => clockTime(instant, timeZone) === clock)
}

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
/** A full hour that is nearer than this would be over before a schedule is made. */
const shortestLeadMs = 5 * minuteMs

/** The next full hour. */
export function nextHour(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + shortestLeadMs) / hourMs) * hourMs)
}

/** How far ahead an instant is: `in 40 minutes`, `in 14 hours`, `in 3 days`. Empty for one that is over. */
export function timeUntil(instant: Date, now: Date): string {
  const ms = instant.getTime() - now.getTime()
  if (ms <= 0) return ''
  const written = new Intl.RelativeTimeFormat('en-GB')
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 90) return written.format(minutes, 'minute')
  const hours = Math.round(ms / hourMs)
  return hours < 48 ? written.format(hours, 'hour') : written.format(Math.round(ms / dayMs), 'day')
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: academy.timeZone,
})

/** `24/11/2026, 10:42`, by the academy's clocks. */
export const academyMoment = (iso: string) => moment.format(new Date(iso))

/** The academy's time zone as people call it: `Eastern Time, America/New York`. */
export function academyZone(): string {
  const name = new Intl.DateTimeFormat('en-GB', {
    timeZone: academy.timeZone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${name}, ${academy.timeZone.replaceAll('_', ' ')}`
}
