import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRichText, type ParagraphChange } from './compare-rich-text.ts'
import { paragraphText, readParagraphs } from './read-paragraphs.ts'

/** The changes, one line per paragraph: `[-gone-]`, `{+come+}`, `(words: now bold)`. */
function told(before: string, after: string): string[] {
  return compareRichText(before, after).map((change) => {
    if (change.kind !== 'changed') return `${change.kind}: ${paragraphText(change.paragraph)}`
    const runs = change.runs.map(({ kind, words, note }) => {
      const text = paragraphText({ kind: 'p', words }).trim()
      return {
        same: text,
        added: `{+${text}+}`,
        removed: `[-${text}-]`,
        formatted: `(${text}: ${note})`,
      }[kind]
    })
    return [...runs, ...(change.note ? [`<${change.note}>`] : [])].join(' ')
  })
}

describe('the difference of two texts', () => {
  it.each([
    [
      'words',
      '<p>The jaw hurts at night.</p>',
      '<p>The jaw often hurts by night.</p>',
      ['The jaw {+often+} hurts [-at-] {+by+} night.'],
    ],
    [
      'formatting alone',
      '<p>The jaw hurts <em>here</em>.</p>',
      '<p>The <strong>jaw</strong> hurts here.</p>',
      ['The (jaw: now bold) hurts (here: no longer italic) .'],
    ],
    [
      'links',
      '<p>See <a href="/one">this page</a></p>',
      '<p>See <a href="/two">this page</a></p>',
      ['See (this page: now a link to /two)'],
    ],
    [
      'another kind of paragraph',
      '<p>What helps you</p>',
      '<h2>What helps you</h2>',
      ['What helps you <now heading 2>'],
    ],
    [
      'what came and what went',
      '<p>Stays as it is.</p><p>Goes away now.</p>',
      '<p>New words first.</p><p>Stays as it is.</p>',
      ['added: New words first.', 'same: Stays as it is.', 'removed: Goes away now.'],
    ],
    [
      'the words of a picture, and what a callout is called',
      '<figure><img src="x" alt="A jaw at rest"></figure><aside data-kind="do"><p>Rest it.</p></aside>',
      '<figure><img src="x" alt="A jaw at work"></figure><aside data-kind="avoid"><p>Rest it.</p></aside>',
      ['A jaw at [-rest-] {+work+}', 'removed: Do', 'added: Avoid', 'same: Rest it.'],
    ],
    [
      'a moved paragraph',
      '<p>First of all this.</p><p>Then that again.</p><p>The end of it.</p>',
      '<p>Then that again.</p><p>The end of it.</p><p>First of all this.</p>',
      [
        'moved-away: First of all this.',
        'same: Then that again.',
        'same: The end of it.',
        'moved-here: First of all this.',
      ],
    ],
    [
      'list items one by one',
      '<ul><li><p>one thing</p></li><li><p>two things</p></li></ul>',
      '<ul><li><p>one thing</p></li><li><p>two other things</p></li></ul>',
      ['same: one thing', 'two {+other+} things'],
    ],
    [
      'no pair of what is not alike',
      '<p>entirely different words</p>',
      '<p>nothing kept here</p>',
      ['removed: entirely different words', 'added: nothing kept here'],
    ],
    [
      'nothing where only entities and breaks differ',
      '<p>a&nbsp;&amp; b</p>',
      '<p>a\u00A0&amp; b</p><p></p>',
      ['same: a & b'],
    ],
  ])('tells %s', (_what, before, after, expected) => expect(told(before, after)).toEqual(expected))

  it('has all words of both texts, each once', () => {
    const word = fc.constantFrom(
      'jaw',
      'pain',
      'sleep',
      'airway',
      '<strong>bold</strong>',
      'a&amp;b',
    )
    const paragraph = fc.array(word, { maxLength: 8 }).map((words) => `<p>${words.join(' ')}</p>`)
    const text = fc.array(paragraph, { maxLength: 8 }).map((paragraphs) => paragraphs.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = compareRichText(before, after)
        expect(wordsOf(changes, ['removed', 'moved-away']).sort()).toEqual(allWords(before).sort())
        expect(wordsOf(changes, ['added', 'moved-here'])).toEqual(allWords(after))
      }),
    )
  })

  it('of 10,000 words takes no more than 100 ms with usual edits, and ends soon where all is new', () => {
    const line = (seed: number) =>
      Array.from({ length: 50 }, (_, index) => `w${(seed * 31 + index * 7) % 2000}`).join(' ')
    const lines = Array.from({ length: 200 }, (_, index) => `<p>${line(index)}</p>`)
    const edited = lines.map((html, index) =>
      index % 20 === 0 ? html.replace(/w\d+ w\d+/, 'another word here') : html,
    )
    const other = Array.from(
      { length: 400 },
      (_, index) => `<p>${line(index * 13 + 5)} x${index}</p>`,
    )
    expect(durationOf(() => compareRichText(lines.join(''), edited.join('')))).toBeLessThan(100)
    expect(durationOf(() => compareRichText(lines.join(''), other.join('')))).toBeLessThan(1000)
  })
})

/** The shortest of a few runs, in milliseconds, so that a busy machine does not fail the test. */
function durationOf(call: () => unknown): number {
  const runs = Array.from({ length: 4 }, () => {
    const start = performance.now()
    call()
    return performance.now() - start
  })
  return Math.min(...runs)
}

function allWords(html: string): string[] {
  return readParagraphs(html).flatMap(({ words }) => words.map(({ text }) => text.trim()))
}

/** The words of one side: the unchanged ones, and those of changes of these kinds. */
function wordsOf(changes: ParagraphChange[], kinds: string[]): string[] {
  return changes
    .flatMap((change) => {
      if (change.kind !== 'changed')
        return change.kind === 'same' || kinds.includes(change.kind) ? change.paragraph.words : []
      return change.runs
        .filter(({ kind }) => kind === 'same' || kind === 'formatted' || kinds.includes(kind))
        .flatMap(({ words }) => words)
    })
    .map(({ text }) => text.trim())
}
