import { expect, it } from 'vitest'
import { clockTime, instantOf } from './academy-time.ts'

const instant = (clock: string, timeZone: string) => instantOf(clock, timeZone)?.toISOString()

it('turns what clocks show into an instant, in summer and winter, east and west', () => {
  expect(instant('2026-07-01T10:30', 'America/New_York')).toBe('2026-07-01T14:30:00.000Z')
  expect(instant('2026-12-01T10:30', 'America/New_York')).toBe('2026-12-01T15:30:00.000Z')
  expect(instant('2026-12-01T00:15', 'Pacific/Auckland')).toBe('2026-11-30T11:15:00.000Z')
  expect(instant('2026-12-01T00:15', 'Asia/Kolkata')).toBe('2026-11-30T18:45:00.000Z')
})

it('takes the first of two hours that look the same, and refuses one that does not exist', () => {
  expect(instant('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  expect(instant('2026-10-25T02:30', 'Europe/Zurich')).toBe('2026-10-25T00:30:00.000Z')
  expect(instant('2026-03-08T02:30', 'America/New_York')).toBeUndefined()
  expect(instant('2026-03-29T02:00', 'Europe/Zurich')).toBeUndefined()
  expect(instant('2026-03-29T03:00', 'Europe/Zurich')).toBe('2026-03-29T01:00:00.000Z')
})

it('finds again every hour around both changes of the clocks', () => {
  for (const day of ['2026-03-08', '2026-11-01'])
    for (let hour = 0; hour < 48; hour++) {
      const at = new Date(Date.parse(`${day}T00:00Z`) + hour * 3_600_000)
      const clock = clockTime(at, 'America/New_York')
      expect(clockTime(instantOf(clock, 'America/New_York')!, 'America/New_York')).toBe(clock)
    }
})

it('knows no instant of what is no time', () => {
  expect(instantOf('')).toBeUndefined()
  expect(instantOf('2026-02-30T10:00')).toBeUndefined()
})
