import { academy } from '../../content/academy.ts'
import { dayIn } from '../../shared/calendar-day.ts'

/** The day that it is at the academy, as `2026-07-17`. */
export const academyDay = dayIn(academy.timeZone)
