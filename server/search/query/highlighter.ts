import { wordsOf } from './search-words.ts'

/** What a search looked for: every word that begins so, and these other words. */
export type MatchedTerms = { beginnings: string[]; forms: string[] }

/** A text in parts: every second one, from the second on, is a word that was looked for. */
export type MarkedText = string[]

/** Shows a reader where in a text the words are that a search looked for. */
export type Highlighter = ReturnType<typeof createHighlighter>

const longestExcerpt = 240
/** So much of the text before the first word found is shown with it: a card has room for two lines. */
const excerptLead = 50

/** Such a word is itself when folded, but for capitals: most are, and folding takes most of the time. */
const plain = /^[a-z0-9]+$/i

export function createHighlighter({ beginnings, forms }: MatchedTerms) {
  const known = new Set(forms)
  const isMeant = (word: string) =>
    known.has(word) || beginnings.some((beginning) => word.startsWith(beginning))

  /** Where words stand that were looked for, from start to end. */
  function* places(text: string): Generator<{ start: number; end: number }> {
    for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const words = plain.test(run) ? [run.toLowerCase()] : wordsOf(run)
      if (words.some(isMeant)) yield { start: index, end: index + run.length }
    }
  }

  function mark(text: string): MarkedText {
    const parts: string[] = []
    let done = 0
    for (const { start, end } of places(text)) {
      parts.push(text.slice(done, start), text.slice(start, end))
      done = end
    }
    return [...parts, text.slice(done)]
  }

  return {
    mark,

    /** Whether a word that was looked for stands within so many letters from the start. */
    isIn(text: string, within = Number.POSITIVE_INFINITY): boolean {
      const { value: first } = places(text).next()
      return first !== undefined && first.end <= within
    },

    /** The part of the text around the first word that was looked for; undefined where there is none. */
    excerpt(text: string): MarkedText | undefined {
      const { value: first } = places(text).next()
      if (!first) return undefined
      const start = wordStart(text, first.start - excerptLead)
      const cut = text.slice(start, between(text, start + longestExcerpt))
      const atEnd = start + cut.length === text.length
      const whole = atEnd ? cut : `${cut.replace(/\s+\S*$/u, '')} …`
      return mark(start > 0 ? `… ${whole}` : whole)
    },
  }
}

/** Where the word after this place begins, or the text where the place lies before it. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0
  const space = text.slice(place).search(/\s/u)
  return space < 0 ? between(text, place) : place + space + 1
}

/** The place, or the one behind it where the two halves of one character meet there. */
function between(text: string, place: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place + 1 : place
}
