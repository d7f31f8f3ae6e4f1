import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

it('D-15: begins a few in a turn, fewer where they take long, and all in the end, in order', async () => {
  const pace = createPace({
    perTurn: 3,
    turnMs: 20,
    turnsBetween: 2,
    waiting: 10,
    waitingLong: 10,
    waitMs: 60_000,
  })
  const begun: number[] = []
  const work = (number: number, ms: number) => () => {
    const end = performance.now() + ms
    while (performance.now() < end);
    begun.push(number)
  }
  for (let number = 0; number < 4; number += 1) pace.begin(work(number, 30))
  for (let number = 4; number < 10; number += 1) pace.begin(work(number, 0))
  expect(begun).toEqual([])
  expect(pace.isFull()).toBe(true)
  const sizes: number[] = []
  while (begun.length < 10) {
    const before = begun.length
    await nextTurn()
    sizes.push(begun.length - before)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3)
  expect(sizes.filter((size) => size === 1).length).toBeGreaterThanOrEqual(3)
  expect(pace.isFull()).toBe(false)
})

it('D-14: is full once several pieces have waited for too long', async () => {
  const pace = createPace({
    perTurn: 1,
    turnMs: 1,
    turnsBetween: 0,
    waiting: 10,
    waitingLong: 1,
    waitMs: 20,
  })
  const waited: boolean[] = []
  const work = () => {
    const end = performance.now() + 30
    while (performance.now() < end);
    waited.push(pace.isFull())
  }
  for (let number = 0; number < 4; number += 1) pace.begin(work)
  expect(pace.isFull()).toBe(false)
  while (waited.length < 4) await nextTurn()
  expect(waited).toEqual([true, true, false, false])
  expect(pace.isFull()).toBe(false)
})
