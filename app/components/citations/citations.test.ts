import { expect, it } from 'vitest'
import { findCitations, linkCitations } from './citations.ts'

it('numbers each mention of a reference over all texts of a page', () => {
  const texts = ['One. [2]', 'Two [1, 2], in 2023 [not this] (3) [7].']
  const { piecesOf, placesOf } = findCitations(texts, 6)
  expect(piecesOf('One. [2]')).toEqual(['One.', ' [', { number: 2, place: 1 }, ']', ''])
  expect(piecesOf(texts[1]!).filter((piece) => typeof piece === 'object')).toEqual([
    { number: 1, place: 1 },
    { number: 2, place: 2 },
  ])
  expect(piecesOf(texts[1]!).map(String).join('')).toContain('], in 2023 [not this] (3) [7].')
  expect([1, 2, 3, 7].map(placesOf)).toEqual([1, 2, 0, 0])
  expect(piecesOf('Words of another page. [1]')).toEqual(['Words of another page. [1]'])
})

it('links the numbers of rich texts that have a reference, and none without references', () => {
  const texts = ['<p>One [1–2].</p>', '<p>Two [2, 9] <code>[1]</code></p>'] as const
  const linked = linkCitations(texts, 2)
  expect(linked.texts[0]).toBe(
    '<p>One [<a id="cite-1-1" class="citation" href="#ref-1" aria-label="Reference 1">1</a>–' +
      '<a id="cite-2-1" class="citation" href="#ref-2" aria-label="Reference 2">2</a>].</p>',
  )
  expect(linked.texts[1]).toMatch(/<a id="cite-2-2"[^>]*>2<\/a>, 9\] <code>\[1\]<\/code>/)
  expect([1, 2, 9].map(linked.placesOf)).toEqual([1, 2, 0])
  expect(linkCitations(texts, 0).texts).toEqual(texts)
})
