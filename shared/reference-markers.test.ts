import { describe, expect, it } from 'vitest'
import { citedNumbers, renumberMarkers, replaceHtmlMarkers } from './reference-markers.ts'

describe('a marker', () => {
  it.each([
    ['[1]', [1]],
    ['[1, 3] and [2,4]', [1, 3, 2, 4]],
    ['[2-4] [5–7] [1, 8 - 9]', [2, 4, 5, 7, 1, 8, 9]],
    ['[ 60 ]&nbsp;[&nbsp;59]', [60, 59]],
    ['[0] [61] [100] [01] [2023] [a] [] [1,] [1;2] (3)', []],
    ['<pre>[1]</pre><p><code>[2]</code> <a href="/x">[3]</a> <strong>[4]</strong></p>', [4]],
    ['<pre><code>[1]</code> [2]</pre><p title="[5]">[3]</p>', [3]],
  ])('%s cites %j', (html, numbers) => expect(citedNumbers(html)).toEqual(numbers))

  it('is found at once in a text that was made to cost time', () => {
    for (const part of ['[1,', '[ ', ' ', '[1 - 1', '<', '&nbsp;']) {
      const hostile = part.repeat(200_000 / part.length)
      expect(replaceHtmlMarkers(hostile, () => 'x')).toBe(hostile)
    }
  }, 2000)
})

describe('markers of a list in another order', () => {
  const moved = (order: (number | undefined)[]) => (number: number) => order[number - 1]

  it.each([
    ['<p>One. [1] Two. [1, 2]</p>', '<p>One. [2] Two. [2, 1]</p>'],
    ['<p>Three. [3] <code>[1]</code></p>', '<p>Three. [3] <code>[1]</code></p>'],
    ['<p>All. [1-3]</p>', '<p>All. [1-3]</p>'],
  ])('have the new numbers: %s', (before, after) => {
    expect(renumberMarkers(before, moved([2, 1, 3]))).toBe(after)
  })

  it.each([
    ['<p>One [1], two.</p>', '<p>One, two.</p>'],
    ['<p>One.&nbsp;[1] Two. [1, 2]</p>', '<p>One. Two. [1]</p>'],
    ['<p>All. [1–4] [2-4]</p>', '<p>All. [1–3] [1-3]</p>'],
    ['<p>Unknown. [7]</p>', '<p>Unknown. [6]</p>'],
  ])('go with a reference that is removed: %s', (before, after) => {
    expect(renumberMarkers(before, (number) => (number === 1 ? undefined : number - 1))).toBe(after)
  })
})
