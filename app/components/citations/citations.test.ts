import { expect, it } from 'vitest'
import { findCitations } from './citations.ts'

it('numbers each mention of a source over all texts of a page', () => {
  const { piecesOf, placesOf } = findCitations(['One. [2]', 'Two [1, 2], in 2023 [not this] (3).'])
  expect(piecesOf('One. [2]')).toEqual(['One. [', { number: 2, place: 1 }, ']'])
  expect(piecesOf('Two [1, 2], in 2023 [not this] (3).')).toEqual([
    'Two [',
    { number: 1, place: 1 },
    ', ',
    { number: 2, place: 2 },
    '], in 2023 [not this] (3).',
  ])
  expect([1, 2, 3].map(placesOf)).toEqual([1, 2, 0])
  expect(piecesOf('Words of another page. [1]')).toEqual(['Words of another page. [1]'])
})
