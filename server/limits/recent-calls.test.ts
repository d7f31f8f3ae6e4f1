import { expect, it } from 'vitest'
import { createRecentCalls } from './recent-calls.ts'

it('counts each source on its own, and from nothing in the next window', () => {
  let now = new Date('2026-01-01T00:00:15.000Z')
  const recent = createRecentCalls({ max: 2, seconds: 60 }, () => now)
  expect(recent.count('a')).toEqual({ calls: 1, wait: 0 })
  expect(recent.count('a')).toEqual({ calls: 2, wait: 0 })
  expect(recent.count('a')).toEqual({ calls: 3, wait: 45 })
  expect(recent.count('b')).toEqual({ calls: 1, wait: 0 })
  now = new Date('2026-01-01T00:01:00.000Z')
  expect(recent.count('a')).toEqual({ calls: 1, wait: 0 })
})

it('D-16: remembers a bounded number of sources', () => {
  const recent = createRecentCalls({ max: 1, seconds: 60 }, () => new Date(0))
  recent.count('first')
  for (let source = 0; source < 20_000; source += 1) recent.count(String(source))
  expect(recent.count('first').calls).toBe(1)
})
