import { expect, it } from 'vitest'
import { createFixedWindowCounter } from './fixed-window-counter.ts'

it('counts each source on its own, and from nothing in the next window', () => {
  let now = new Date('2026-01-01T00:00:15.000Z')
  const recent = createFixedWindowCounter({ max: 2, seconds: 60 }, () => now)
  const waits = (source: string, times: number) =>
    Array.from({ length: times }, () => recent.count(source))
  const fine = { wait: 0, isFirst: false }
  expect(waits('a', 4)).toEqual([
    fine,
    fine,
    { wait: 45, isFirst: true },
    { wait: 45, isFirst: false },
  ])
  expect(recent.count('b')).toEqual(fine)
  now = new Date('2026-01-01T00:01:00.000Z')
  expect(recent.count('a')).toEqual(fine)
})

it('remembers a bounded number of sources', () => {
  const recent = createFixedWindowCounter({ max: 1, seconds: 60 }, () => new Date(0))
  recent.count('first')
  for (let source = 0; source < 20_000; source += 1) recent.count(String(source))
  expect(recent.count('first').wait).toBe(0)
})

it('L-07: bounds all networks of one customer together, by what is not refused to each', () => {
  const recent = createFixedWindowCounter({ max: 2, seconds: 60 }, () => new Date(0))
  const network = (number: number) => `2001:db8:1:${number.toString(16)}::/64`
  for (let calls = 0; calls < 1000; calls += 1) recent.count(network(0))
  const counts = Array.from({ length: 100 }, (_, number) => recent.count(network(number + 1)))
  // The share of twenty networks, minus what the first one has used up.
  expect(counts.filter(({ wait }) => wait === 0)).toHaveLength(2 * 20 - 2)
  expect(counts.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(recent.count('2001:db8:2:0::/64').wait).toBe(0)
  expect(recent.count('203.0.113.1').wait).toBe(0)
})
