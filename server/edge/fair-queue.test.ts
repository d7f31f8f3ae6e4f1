import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

// Time advances only when the test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const source = '192.0.2.1'

it('D-15: begins a few in a turn, fewer where they take long, and all in the end, in order', async () => {
  const fairQueue = createFairQueue({ perTurn: 3, waiting: 20 })
  const begun: number[] = []
  const work = (number: number, ms: number) => () => {
    vi.advanceTimersByTime(ms)
    begun.push(number)
  }
  for (let number = 0; number < 4; number += 1) fairQueue.begin(source, work(number, 30))
  for (let number = 4; number < 10; number += 1) fairQueue.begin(source, work(number, 0))
  expect(begun).toEqual([])
  expect(fairQueue.isFull(source)).toBe(true)
  const sizes: number[] = []
  while (begun.length < 10) {
    const before = begun.length
    await nextTurn()
    sizes.push(begun.length - before)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3)
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThanOrEqual(3)
  expect(fairQueue.isFull(source)).toBe(false)
})

it('D-14: is full once several pieces have waited for too long', async () => {
  const fairQueue = createFairQueue({ perTurn: 1, waiting: 100, waitMs: 20 })
  const waited: boolean[] = []
  const work = () => {
    vi.advanceTimersByTime(30)
    waited.push(fairQueue.isFull(source))
  }
  for (let number = 0; number < 24; number += 1) fairQueue.begin(source, work)
  expect(fairQueue.isFull(source)).toBe(false)
  while (waited.length < 24) await nextTurn()
  // With 20 or fewer left, the machine counts as slow, not the queue as full.
  expect(waited).toEqual([true, true, true, ...Array.from({ length: 21 }, () => false)])
  expect(fairQueue.isFull(source)).toBe(false)
})

it('D-15: a source that sends much waits behind itself and leaves room for others', async () => {
  const fairQueue = createFairQueue({ perTurn: 1, waiting: 10 })
  const other = '192.0.2.2'
  const begun: string[] = []
  for (let number = 0; number < 5; number += 1) fairQueue.begin(source, () => begun.push(source))
  vi.advanceTimersByTime(30)
  expect(fairQueue.isFull(source)).toBe(true)
  expect(fairQueue.isFull(other)).toBe(false)
  fairQueue.begin(other, () => begun.push(other))
  while (begun.length < 6) await nextTurn()
  expect(begun.indexOf(other)).toBe(1)
  expect(fairQueue.isFull(source)).toBe(false)
})
