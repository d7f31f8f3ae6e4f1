// Passages of a text that remarks are about, found again in later versions of the text.
import { bestAlignment, type Pattern } from './align-words.ts'

/**
 * Where a remark belongs: its words, those around them, and the position of the first in the text of the field
 * (W3C Web Annotation: text quote and text position selectors).
 */
export type Anchor = { exact: string; prefix: string; suffix: string; start: number }
/** Offsets of a passage in a text; `end` is exclusive. */
export type Passage = { start: number; end: number }

/** Characters kept of the words on each side of a passage. */
const contextLength = 32
/** Shorter passages are found again only with some of the words around them. */
const distinctWords = 5

type Word = Passage & { text: string }

/** The anchor of the words that a passage touches; undefined if it has none. */
export function anchorOf(text: string, passage: Passage): Anchor | undefined {
  const words = wordsOf(text).filter(({ start, end }) => start < passage.end && end > passage.start)
  const [first, last] = [words[0], words.at(-1)]
  return first && last && anchorAt(text, { start: first.start, end: last.end })
}

/** The same for whole words. */
function anchorAt(text: string, { start, end }: Passage): Anchor {
  const before = text.slice(Math.max(0, start - contextLength), start)
  const after = text.slice(end, end + contextLength)
  const isCut = { before: start > contextLength, after: end + contextLength < text.length }
  return {
    exact: text.slice(start, end),
    prefix: isCut.before ? before.replace(/^\S*(?=\s)/, '') : before,
    suffix: isCut.after ? after.replace(/(?<=\s)\S*$/, '') : after,
    start,
  }
}

export function findPassage(text: string, anchor: Anchor): Found | undefined {
  return passagesIn(text).find(anchor)
}

/** A passage and its anchor in the text where it was found. */
export type Found = Passage & { anchor: Anchor }

/** A passage that has grown beyond is text of its own: otherwise remarks could hold all of it, each. */
const longestChanged = 5000

/** Comparisons of words: the most for one passage in changed words, and when those for all passages are enough. */
const mostSteps = { one: 3_000_000, all: 30_000_000 }

/** Finds passages in a text. White space does not matter. */
export function passagesIn(text: string) {
  const words = wordsOf(text)
  const numbers = new Map<string, number>()
  const numbered = Uint32Array.from(words, (word) => {
    const number = numbers.get(word.text) ?? numbers.size
    numbers.set(word.text, number)
    return number
  })
  const numbersOf = (some: Word[]) => some.map((word) => numbers.get(word.text) ?? -1)
  const numbersIn = (part: string) => numbersOf(wordsOf(part))
  let steps = 0

  const found = (first: number, last: number): Found => {
    const passage = { start: words[first]!.start, end: words[last]!.end }
    return { ...passage, anchor: anchorAt(text, passage) }
  }

  /** Looks only as far around the place where the passage was as takes few enough steps. */
  function findChanged(pattern: Pattern, start: number): Found | undefined {
    const { before, quote, after } = pattern
    const length = before.length + quote.length + after.length
    const room = Math.floor(mostSteps.one / length)
    const near = words.length > room ? indexAt(words, start) - Math.floor(room / 2) : 0
    const from = Math.max(0, Math.min(near, words.length - room))
    const part = numbered.subarray(from, from + room)
    steps += part.length * length
    const aligned = bestAlignment(part, pattern)
    const passage = aligned && found(from + aligned.first, from + aligned.last)
    return passage && passage.end - passage.start <= longestChanged ? passage : undefined
  }

  return {
    /** Undefined if the passage is gone, or if several places are as likely. `exactly`: finds only unchanged ones. */
    find(anchor: Anchor, { exactly = false } = {}): Found | undefined {
      const quote = wordsOf(anchor.exact)
      const sought = numbersOf(quote)
      if (sought.length === 0) return undefined
      const around = { before: numbersIn(anchor.prefix), after: numbersIn(anchor.suffix) }
      const whole = around.before.length + around.after.length
      const places = occurrences(numbered, sought).map((at): Occurrence => {
        const context = contextAt(numbered, at, at + sought.length, around)
        steps += context
        return { at, context, distance: Math.abs(words[at]!.start - anchor.start) }
      })
      steps += words.length
      const best = likeliest(places, sought.length, whole)
      if (best !== undefined) return found(best, best + sought.length - 1)
      if (exactly) return undefined
      const weights = quote.map(weight)
      return findChanged({ ...around, quote: sought, weights }, anchor.start)
    },

    /** Whether so much was looked for that others have to wait if it goes on. */
    isSpent: () => steps > mostSteps.all,
  }
}

/** Words, and each other sign on its own. */
const wordOrSign = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordOrSign)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** Long words say more about a passage than short ones, and signs say next to nothing. */
function weight({ text }: Word): number {
  return /[\p{L}\p{N}]/u.test(text) ? Math.min(text.length, 8) : 0.1
}

/** The index of the last word that begins at an offset or before it. */
function indexAt(words: Word[], offset: number): number {
  let [low, high] = [0, words.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (words[middle]!.start <= offset) low = middle
    else high = middle
  }
  return low
}

/** Where the words stand one after the other, in linear time (Knuth, Morris and Pratt). */
function occurrences(words: Uint32Array, sought: number[]): number[] {
  const found: number[] = []
  /** How many words from the beginning stand at the end of each part that begins there. */
  const repeated = [0]
  const matchedAfter = (matched: number, word: number) => {
    let same = matched
    while (same > 0 && sought[same] !== word) same = repeated[same - 1]!
    return sought[same] === word ? same + 1 : 0
  }
  for (let at = 1; at < sought.length; at += 1) {
    repeated.push(matchedAfter(repeated[at - 1]!, sought[at]!))
  }
  let matched = 0
  for (let at = 0; at < words.length; at += 1) {
    matched = matchedAfter(matched, words[at]!)
    if (matched === sought.length) found.push(at + 1 - matched)
  }
  return found
}

type Occurrence = { at: number; context: number; distance: number }
type Around = { before: number[]; after: number[] }

/** How many words next to the passage are the same, on both sides together. */
function contextAt(
  words: Uint32Array,
  start: number,
  end: number,
  { before, after }: Around,
): number {
  let same = 0
  while (same < before.length && words[start - 1 - same] === before.at(-1 - same)) same += 1
  let sameAfter = 0
  while (sameAfter < after.length && words[end + sameAfter] === after[sameAfter]) sameAfter += 1
  return same + sameAfter
}

/** The occurrence with the most context, and of equals the nearest, if it is certain enough. */
function likeliest(found: Occurrence[], length: number, whole: number): number | undefined {
  const [best, second] = found.toSorted(
    (one, other) => other.context - one.context || one.distance - other.distance,
  )
  if (!best) return undefined
  const isEnough = best.context >= Math.min(3, whole)
  if (!second) return isEnough || length >= distinctWords ? best.at : undefined
  return isEnough && (best.context > second.context || best.context === whole) ? best.at : undefined
}
