import { expect, it } from 'vitest'
import { visiblePages } from './visible-pages.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [1, 9, [1, 2, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i', (current, last, pages) => {
  expect(visiblePages(current, last)).toEqual(pages)
})
