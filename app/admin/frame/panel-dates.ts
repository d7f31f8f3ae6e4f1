// Dates are written alike in the whole panel, so that nobody takes a day for a month.

const day = new Intl.DateTimeFormat('en-GB')
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' })

export const writtenDay = (iso: string) => day.format(new Date(iso))

export const writtenMoment = (iso: string) => moment.format(new Date(iso))
