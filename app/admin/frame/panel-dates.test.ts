import { describe, expect, it } from 'vitest'
import { writtenAge } from './panel-dates.ts'

describe('how long ago something was', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z')

  it.each([
    ['2026-03-10T12:00:10.000Z', 'this minute'],
    ['2026-03-10T11:59:50.000Z', 'this minute'],
    ['2026-03-10T11:58:00.000Z', '2 minutes ago'],
    ['2026-03-10T11:00:20.000Z', '1 hour ago'],
    ['2026-03-09T12:20:00.000Z', 'yesterday'],
    ['2026-01-09T12:00:00.000Z', '60 days ago'],
  ])('is written of %s', (iso, words) => {
    expect(writtenAge(iso, now)).toBe(words)
  })
})
