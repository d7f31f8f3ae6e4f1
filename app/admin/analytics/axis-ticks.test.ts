import { expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [88, [0, 50, 100]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('round numbers around %i', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks)
})
