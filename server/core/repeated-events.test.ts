import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRepeatedEvents, type RepeatedEvents } from './repeated-events.ts'

let summed: [string | undefined, number][]
let events: RepeatedEvents<string>

beforeEach(() => {
  vi.useFakeTimers()
  summed = []
  events = createRepeatedEvents<string>((event, repeated) => summed.push([event, repeated]))
})
afterEach(() => vi.useRealTimers())

it('logs the first event of a minute, and the number of the others at its end', () => {
  const written = ['a', 'a', 'b', 'a'].map((kind) => events.isToWrite(kind, kind))
  expect(written).toEqual([true, false, true, false])
  vi.advanceTimersByTime(60_000)
  expect(summed).toEqual([['a', 2]])
  expect(events.isToWrite('a', 'a')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(summed).toHaveLength(1)
})

it('logs the given number of events one by one', () => {
  expect([1, 2, 3].map(() => events.isToWrite('a', 'a', 2))).toEqual([true, true, false])
  events.flush()
  expect(summed).toEqual([['a', 1]])
})

it('counts no more than a thousand kinds, and those past that together', () => {
  const kinds = Array.from({ length: 1500 }, (_, number) => `${number}`)
  expect(kinds.filter((kind) => events.isToWrite(kind, kind))).toHaveLength(1000)
  events.flush()
  expect(summed).toEqual([[undefined, 500]])
})
