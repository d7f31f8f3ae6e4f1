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

const word = fc.constantFrom('jaw', 'pain', 'sleep', 'airway', 'night', 'splint')
const paragraph = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const paragraphs = fc.array(paragraph, { maxLength: 8 })
/** A few edits of a text: a position, the number of paragraphs removed there, and those inserted. */
const edits = fc.array(
  fc.tuple(
    fc.nat(8),
    fc.nat(2),
    fc.array(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', 'c') }), { maxLength: 2 }),
  ),
  { maxLength: 3 },
)
type Edits = [number, number, string[]][]

function edited(from: string[], changes: Edits, mark: string): string[] {
  const result = [...from]
  for (const [at, gone, come] of changes)
    result.splice(at, gone, ...come.map((words) => mark + words))
  return result
}

/** Wraps words as paragraphs, as one list, or as a quote. */
const kind = fc.constantFrom(
  (words: string[]) => text(...words),
  (words: string[]) => `<ul>${words.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`,
  (words: string[]) => `<p>one</p><blockquote>${text(...words)}</blockquote>`,
)

const wordsOf = (html: string): string[] => html.match(/[^\s<>/]+/g) ?? []
/** The words that edits have inserted. */
const writtenIn = (html: string) => wordsOf(html).filter((word) => word.includes('-'))

describe('merging', () => {
  it('loses no word that one of the two has written', () => {
    fc.assert(
      fc.property(kind, paragraphs, edits, edits, (of, from, one, other) => {
        const mine = of(edited(from, one, 'mine-'))
        const theirs = of(edited(from, other, 'theirs-'))
        const merged = mergeRichText(of(from), mine, theirs)
        const both = wordsOf(resolve(merged, 'both'))
        expect(both).toEqual(expect.arrayContaining(writtenIn(mine + theirs)))
        expect(wordsOf(resolve(merged, 'mine'))).toEqual(expect.arrayContaining(writtenIn(mine)))
        expect(wordsOf(resolve(merged, 'theirs'))).toEqual(
          expect.arrayContaining(writtenIn(theirs)),
        )
      }),
    )
    expect.hasAssertions()
  })

  it('changes nothing where one side changed nothing', () => {
    fc.assert(
      fc.property(paragraphs, edits, (from, changes) => {
        const [before, after] = [text(...from), text(...edited(from, changes, 'new-'))]
        expect(mergeRichText(before, after, before)).toEqual([after])
        expect(mergeRichText(before, before, after)).toEqual([after])
        expect(mergeRichText(before, after, after)).toEqual([after])
      }),
    )
  })

  it('is the same conflict whoever merges', () => {
    fc.assert(
      fc.property(paragraphs, edits, edits, (from, one, other) => {
        const [before, mine, theirs] = [
          text(...from),
          text(...edited(from, one, 'm-')),
          text(...edited(from, other, 't-')),
        ]
        const turned = conflictsIn(mergeRichText(before, theirs, mine)).map((part) => ({
          mine: part.theirs,
          theirs: part.mine,
        }))
        expect(turned).toEqual(conflictsIn(mergeRichText(before, mine, theirs)))
      }),
    )
  })
})

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
