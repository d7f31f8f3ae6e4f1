import { wordsOf } from './search-words.ts'

/** What a search matched: every word with one of these beginnings, and these other forms. */
export type MatchedTerms = { beginnings: string[]; forms: string[] }

/** A text in parts: the second and every other part after it are matched words. */
export type MarkedText = string[]

/** Marks the words of a text that a search matched. */
export type Highlighter = ReturnType<typeof createHighlighter>

const longestExcerpt = 240
/** Characters shown before the first match: a card has room for two lines. */
const excerptLead = 50

/** Most words are plain; folding, which they need not, takes most of the time. */
const plain = /^[a-z0-9]+$/i
/** Texts without these are searched by one pattern. */
const otherLetters = /[[\p{L}\p{N}\p{M}]--[\p{ASCII}]]/v
const nothing = /(?!)/g

export function createHighlighter({ beginnings, forms }: MatchedTerms) {
  const known = new Set(forms)
  const isMeant = (word: string) =>
    known.has(word) || beginnings.some((beginning) => word.startsWith(beginning))

  const plainWords = patternOf(beginnings.filter(isPlain), forms.filter(isPlain))

  /** The positions of matched words, in order. */
  function* places(text: string): Generator<{ start: number; end: number }> {
    if (!otherLetters.test(text)) {
      for (const { 0: run, index } of text.matchAll(plainWords)) {
        yield { start: index, end: index + run.length }
      }
      return
    }
    for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const words = isPlain(run) ? [run.toLowerCase()] : wordsOf(run)
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

    /** Whether a matched word ends within the first `within` characters. */
    isIn(text: string, within = Number.POSITIVE_INFINITY): boolean {
      const { value: first } = places(text).next()
      return first !== undefined && first.end <= within
    },

    /** The part of the text around the first matched word; undefined if there is none. */
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

const isPlain = (word: string) => plain.test(word)

/** Matches whole words that begin with one of these or are one of these forms. */
function patternOf(beginnings: readonly string[], forms: readonly string[]): RegExp {
  const alternatives = [
    ...beginnings.map((beginning) => `${beginning}[a-z0-9]*`),
    ...forms.map((form) => `${form}(?![a-z0-9])`),
  ]
  if (alternatives.length === 0) return nothing
  return new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})`, 'gi')
}

/** The start of the next word after this position; 0 if the position is before the text. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0
  const space = text.slice(place).search(/\s/u)
  return space < 0 ? between(text, place) : place + space + 1
}

/** The position, moved by one if it would split a surrogate pair. */
function between(text: string, place: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place + 1 : place
}
