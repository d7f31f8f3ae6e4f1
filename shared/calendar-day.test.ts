import { expect, it } from 'vitest'
import { dayIn, daysAfter, dayStartIn, monthsAfter } from './calendar-day.ts'

it('tells the day of a time zone, which ends at its own midnight', () => {
  const inBoston = dayIn('America/New_York')
  expect(inBoston(new Date('2026-07-18T03:59:59Z'))).toBe('2026-07-17')
  expect(inBoston(new Date('2026-07-18T04:00:00Z'))).toBe('2026-07-18')
})

it('knows when a day begins, also one that is longer, shorter or without a midnight', () => {
  const starts = (zone: string, ...days: string[]) =>
    days.map((day) => dayStartIn(zone)(day).toISOString().slice(5, 16))
  expect(
    starts('America/New_York', '2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'),
  ).toEqual(['03-08T05:00', '03-09T04:00', '11-01T04:00', '11-02T05:00'])
  // Clocks skip from 23:59 to 01:00.
  expect(starts('America/Santiago', '2026-09-06')).toEqual(['09-06T04:00'])
  expect(starts('Pacific/Kiritimati', '2026-01-01')).toEqual(['12-31T10:00'])
  expect(starts('Pacific/Niue', '2026-01-01')).toEqual(['01-01T11:00'])
})

it('stays within the month that it counts to', () => {
  expect(monthsAfter('2026-07-17', 12)).toBe('2027-07-17')
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28')
  expect(monthsAfter('2028-02-29', 24)).toBe('2030-02-28')
  expect(monthsAfter('2026-12-31', 36)).toBe('2029-12-31')
})

it('counts days over the change to summer time', () => {
  expect(daysAfter('2026-03-07', 2)).toBe('2026-03-09')
  expect(daysAfter('2026-03-01', -30)).toBe('2026-01-30')
})
