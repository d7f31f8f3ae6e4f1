import { academy } from '../../../content/academy.ts'

const academyDay = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: academy.timeZone,
})
const plainDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The date of an instant in the academy's time zone, in words: `July 7, 2025`. */
export const dayOfTime = (iso: string) => academyDay.format(new Date(iso))

/** A date such as `2025-07-07` in the same format. */
export const dayInWords = (day: string) => plainDay.format(new Date(day))
