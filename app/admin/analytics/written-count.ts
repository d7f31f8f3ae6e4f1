const number = new Intl.NumberFormat('en-US')
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
})

/** Null is a number that the server hides because it is small. */
export const writtenCount = (count: number | null) =>
  count === null ? 'fewer than 5' : number.format(count)

/** A day such as `2026-11-24` as `24/11/2026`. */
export const writtenDate = (date: string) => day.format(new Date(date))

/** A day such as `2026-11-24` as `24 Nov`. */
export const writtenShortDate = (date: string) => shortDay.format(new Date(date))
