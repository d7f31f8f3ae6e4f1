import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflictsIn, mergeRichText, resolve } from './merge-rich-text.ts'

const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('')

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
