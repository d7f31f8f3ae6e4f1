// Passages of a text that remarks are about, found again in later versions of the text.
import { bestAlignment } from './align-words.ts'

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
  if (!first || !last) return undefined
  const { start } = first
  const before = text.slice(Math.max(0, start - contextLength), start)
  const after = text.slice(last.end, last.end + contextLength)
  const isCut = { before: start > contextLength, after: last.end + contextLength < text.length }
  return {
    exact: text.slice(start, last.end),
    prefix: isCut.before ? before.replace(/^\S*(?=\s)/, '') : before,
    suffix: isCut.after ? after.replace(/(?<=\s)\S*$/, '') : after,
    start,
  }
}

export function findPassage(text: string, anchor: Anchor): Passage | undefined {
  return passageFinder(text)(anchor)
}

/**
 * Returns a function that finds passages in this text. It returns undefined if the passage is gone, or if
 * several places are as likely. White space does not matter. `exactly` finds only unchanged passages.
 */
export function passageFinder(text: string) {
  const words = wordsOf(text)
  const numbers = new Map<string, number>()
  const numbered = words.map((word) => {
    const number = numbers.get(word.text) ?? numbers.size
    numbers.set(word.text, number)
    return number
  })
  const numbersIn = (part: string) => wordsOf(part).map((word) => numbers.get(word.text) ?? -1)

  return (anchor: Anchor, { exactly = false } = {}): Passage | undefined => {
    const quote = wordsOf(anchor.exact)
    const sought = quote.map((word) => numbers.get(word.text) ?? -1)
    if (sought.length === 0) return undefined
    const around = { before: numbersIn(anchor.prefix), after: numbersIn(anchor.suffix) }
    const found = occurrences(numbered, sought).map((at): Occurrence => ({
      at,
      context: contextAt(numbered, at, at + sought.length, around),
      distance: Math.abs(words[at]!.start - anchor.start),
    }))
    const whole = around.before.length + around.after.length
    const best = likeliest(found, sought.length, whole)
    if (best !== undefined) return between(words, best, best + sought.length - 1)
    if (exactly) return undefined
    const aligned = bestAlignment(numbered, {
      ...around,
      quote: sought,
      weights: quote.map(weight),
    })
    return aligned && between(words, aligned.first, aligned.last)
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

function between(words: Word[], first: number, last: number): Passage {
  return { start: words[first]!.start, end: words[last]!.end }
}

function occurrences(words: number[], sought: number[]): number[] {
  const [first = -1] = sought
  const found: number[] = []
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1)) {
    if (sought.every((word, index) => words[at + index] === word)) found.push(at)
  }
  return found
}

type Occurrence = { at: number; context: number; distance: number }
type Around = { before: number[]; after: number[] }

/** How many words next to the passage are the same, on both sides together. */
function contextAt(words: number[], start: number, end: number, { before, after }: Around): number {
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
