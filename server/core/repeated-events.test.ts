import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRepeatedEvents, type RepeatedEvents } from './repeated-events.ts'

let told: [string | undefined, number][]
let events: RepeatedEvents<string>

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  events = createRepeatedEvents<string>((event, repeated) => told.push([event, repeated]))
})
afterEach(() => vi.useRealTimers())

it('lets the first of a minute be written, and tells the number of the others at its end', () => {
  const written = ['a', 'a', 'b', 'a'].map((kind) => events.isToWrite(kind, kind))
  expect(written).toEqual([true, false, true, false])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([['a', 2]])
  expect(events.isToWrite('a', 'a')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(1)
})

it('lets as many be written as are told singly', () => {
  expect([1, 2, 3].map(() => events.isToWrite('a', 'a', 2))).toEqual([true, true, false])
  events.flush()
  expect(told).toEqual([['a', 1]])
})

it('counts no more than a thousand kinds, and those past that together', () => {
  const kinds = Array.from({ length: 1500 }, (_, number) => `${number}`)
  expect(kinds.filter((kind) => events.isToWrite(kind, kind))).toHaveLength(1000)
  events.flush()
  expect(told).toEqual([[undefined, 500]])
})
