import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHighlighter, type MarkedText } from './highlighter.ts'
import { wordsOf } from './search-words.ts'

const jaw = createHighlighter({ beginnings: ['jaw'], forms: ['migraine'] })
const marked = (parts: MarkedText | undefined) => parts?.filter((_part, at) => at % 2 === 1)

it.each([
  ['Jaw clicking', ['', 'Jaw', ' clicking']],
  ['The JAWS, jawing — migraine!', ['The ', 'JAWS', ', ', 'jawing', ' — ', 'migraine', '!']],
  ['Migraines', ['Migraines']],
  ['lockjaw', ['lockjaw']],
  ['J\u0301aw and ｊａｗ', ['', 'J\u0301aw', ' and ', 'ｊａｗ', '']],
  ['<b>jaw</b> &amp; jaw', ['<b>', 'jaw', '</b> &amp; ', 'jaw', '']],
  ['', ['']],
])('marks %s', (text, parts) => expect(jaw.mark(text)).toEqual(parts))

it('never changes the text, and marks nothing but what was looked for', () => {
  const word = fc.constantFrom(
    'jaw',
    'Jáws',
    'MIGRAINE',
    'migraines',
    'bite',
    '½',
    'ﬁne',
    '™',
    'jaw_jaw',
    '<b>',
  )
  const text = fc
    .array(
      fc.oneof(
        word,
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary-ascii' }),
        fc.constantFrom(' ', '-', '’', 'ſ', '\u0301'),
      ),
    )
    .map((parts) => parts.join(''))
  const terms = fc.record({
    beginnings: fc.array(word.map((one) => wordsOf(one)[0] ?? 'x')),
    forms: fc.array(word.map((one) => wordsOf(one)[0] ?? 'x')),
  })
  fc.assert(
    fc.property(text, terms, (whole, { beginnings, forms }) => {
      const marker = createHighlighter({ beginnings, forms })
      const parts = marker.mark(whole)
      expect(parts.join('')).toBe(whole)
      expect(parts.length % 2).toBe(1)
      const isMeant = (one: string) =>
        forms.includes(one) || beginnings.some((beginning) => one.startsWith(beginning))
      const runs = whole.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
      expect(marked(parts)).toEqual(runs.filter((run) => wordsOf(run).some(isMeant)))
      const excerpt = marker.excerpt(whole)
      expect(excerpt !== undefined).toBe(parts.length > 1)
      if (excerpt) expect(whole).toContain(excerpt.join('').replace(/^… | …$/gu, ''))
    }),
  )
})

it('shows of a long text what lies around the first word found', () => {
  const long = `${'before '.repeat(300)}a jaw ${'after '.repeat(300)}`
  const excerpt = jaw.excerpt(long)!
  expect(marked(excerpt)).toEqual(['jaw'])
  expect(excerpt[0]).toMatch(/^… before before .*before a $/)
  expect(excerpt[0]!.length).toBeLessThan(60)
  expect(excerpt[2]).toMatch(/^ after after .*after …$/)
  expect(excerpt.join('').length).toBeLessThan(260)
  expect(jaw.excerpt('nothing here')).toBeUndefined()
  expect(jaw.excerpt('A jaw.')).toEqual(['A ', 'jaw', '.'])
})

it('V-25: shows a part of one endless word', () => {
  for (const filling of ['w', '𝐰', 'a𝐰']) {
    const text = `${filling.repeat(999)} jaw${filling.repeat(999)}`
    expect(jaw.excerpt(text)!.join('').isWellFormed(), filling).toBe(true)
  }
  expect(jaw.excerpt(`jaw${'w'.repeat(100_000)}`)!.join('').length).toBeLessThan(260)
})
