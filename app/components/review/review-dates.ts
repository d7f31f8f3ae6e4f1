import { academy } from '../../../content/academy.ts'

const academyDay = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: academy.timeZone,
})
const plainDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The day of an instant by the academy's clocks, in words: `July 7, 2025`. */
export const dayOfTime = (iso: string) => academyDay.format(new Date(iso))

/** A day such as `2025-07-07`, in the same words. */
export const dayInWords = (day: string) => plainDay.format(new Date(day))
