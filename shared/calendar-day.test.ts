import { expect, it } from 'vitest'
import { dayIn, daysAfter, monthsAfter } from './calendar-day.ts'

it('tells the day of a time zone, which ends at its own midnight', () => {
  const inBoston = dayIn('America/New_York')
  expect(inBoston(new Date('2026-07-18T03:59:59Z'))).toBe('2026-07-17')
  expect(inBoston(new Date('2026-07-18T04:00:00Z'))).toBe('2026-07-18')
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
