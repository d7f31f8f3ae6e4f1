import { academy } from '../../content/academy.ts'
import { dayIn } from '../../shared/calendar-day.ts'

/** Returns the date in the academy's time zone, such as `2026-07-17`. */
export const academyDay = dayIn(academy.timeZone)
