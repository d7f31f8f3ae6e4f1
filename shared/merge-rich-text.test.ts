import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflictsIn, mergeRichText, resolve } from './merge-rich-text.ts'
import { splitBlocks } from './split-blocks.ts'

const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('')
const base = text('one', 'two', 'three', 'four')

describe('two versions of a rich text', () => {
  it.each([
    [
      'other paragraphs',
      text('ONE', 'two', 'three', 'four'),
      text('one', 'two', 'THREE', 'four'),
      text('ONE', 'two', 'THREE', 'four'),
    ],
    [
      'neighbouring paragraphs',
      text('one', 'TWO', 'three', 'four'),
      text('one', 'two', 'THREE', 'four'),
      text('one', 'TWO', 'THREE', 'four'),
    ],
    [
      'a paragraph and one put in behind it',
      text('one', 'TWO', 'three', 'four'),
      text('one', 'two', 'new', 'three', 'four'),
      text('one', 'TWO', 'new', 'three', 'four'),
    ],
    [
      'a removed and a changed one',
      text('one', 'three', 'four'),
      text('one', 'two', 'three', 'FOUR'),
      text('one', 'three', 'FOUR'),
    ],
    ['both at the end', base + text('mine'), base + text('theirs'), base + text('theirs', 'mine')],
    [
      'the same change twice',
      text('one', 'TWO', 'three', 'four'),
      text('one', 'TWO', 'three', 'FOUR'),
      text('one', 'TWO', 'three', 'FOUR'),
    ],
    [
      'nothing but what the server writes in its own way',
      '<p>a&nbsp;“b”</p><p>x</p>',
      '<p>a\u00A0“b”</p><p>y</p>',
      '<p>a\u00A0“b”</p><p>y</p>',
    ],
  ])('join where they differ in %s', (what, mine, theirs, expected) => {
    const from = what.startsWith('nothing') ? mine : base
    const merged = mergeRichText(from, mine, theirs)
    expect(conflictsIn(merged)).toEqual([])
    expect(resolve(merged, 'mine')).toBe(expected)
  })

  it('leave the same paragraph to a person, and only that', () => {
    const merged = mergeRichText(
      base,
      text('ONE', 'two, mine', 'three', 'four'),
      text('one', 'two, theirs', 'three', 'FOUR'),
    )
    expect(conflictsIn(merged)).toEqual([{ mine: text('two, mine'), theirs: text('two, theirs') }])
    expect(resolve(merged, 'mine')).toBe(text('ONE', 'two, mine', 'three', 'FOUR'))
    expect(resolve(merged, 'theirs')).toBe(text('ONE', 'two, theirs', 'three', 'FOUR'))
    expect(resolve(merged, 'both')).toBe(text('ONE', 'two, mine', 'two, theirs', 'three', 'FOUR'))
  })

  it.each([
    ['list', '<ul>', '<li>', '</li>', '</ul>'],
    ['quote', '<blockquote>', '<p>', '</p>', '</blockquote>'],
    ['list in an item', '<ol><li><p>Steps</p><ul>', '<li>', '</li>', '</ul></li></ol>'],
  ])('join within a %s where they differ in other items', (_what, open, item, end, close) => {
    const of = (...items: string[]) =>
      open + items.map((words) => item + words + end).join('') + close
    const joined = mergeRichText(of('a', 'b', 'c'), of('A', 'b', 'c'), of('a', 'b', 'C', 'd'))
    expect(conflictsIn(joined)).toEqual([])
    expect(resolve(joined, 'mine')).toBe(of('A', 'b', 'C', 'd'))

    const both = mergeRichText(of('a', 'b', 'c'), of('a', 'mine', 'c'), of('a', 'theirs', 'C'))
    expect(conflictsIn(both)).toEqual([
      { mine: `${item}mine${end}`, theirs: `${item}theirs${end}` },
    ])
    expect(resolve(both, 'both')).toBe(of('a', 'mine', 'theirs', 'C'))
    const removed = mergeRichText(of('a', 'b'), of('a'), of('b'))
    expect(wordsOf(resolve(removed, 'mine'))).not.toContain('a')
  })

  it('leave a paragraph to a person that one side removed and the other changed', () => {
    const merged = mergeRichText(
      base,
      text('one', 'three', 'four'),
      text('one', 'TWO', 'three', 'four'),
    )
    expect(conflictsIn(merged)).toEqual([{ mine: '', theirs: text('TWO') }])
  })
})

const wordsOf = (html: string): string[] => html.match(/[^\s<>/]+/g) ?? []

describe('the blocks of a text', () => {
  it('are the text again when joined, whatever is in it', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      'words',
      '<strong>',
      '</h2>',
      '<h2>',
      '<a href="/a>b">',
      '<',
      '"',
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (html) => {
          expect(splitBlocks(html).join('')).toBe(html)
        },
      ),
    )
  })

  it('are whole lists and quotes', () => {
    const blocks = [
      '<p>a</p>',
      '<ul><li><p>b</p></li><li><p>c</p></li></ul>',
      'loose ',
      '<blockquote><p>d</p></blockquote>',
    ]
    expect(splitBlocks(blocks.join(''))).toEqual(blocks)
  })
})
