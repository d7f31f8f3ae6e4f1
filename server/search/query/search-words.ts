import { foldedWords, foldText } from '../../../shared/letters.ts'

/** Characters folded at a time. */
const pieceLength = 10_000
/** A text that expands to more than this multiple of its length when folded is cut. */
const mostUnfolded = 2

/**
 * Splits a text into words as the search index does: runs of letters and digits, accents ignored. A long
 * text of characters that each expand to whole phrases is cut.
 */
export function wordsOf(text: string): string[] {
  if (text.length <= pieceLength) return foldedWords(text)
  const words: string[] = []
  let left = mostUnfolded * text.length
  for (let start = 0, end; start < text.length && left > 0; start = end) {
    end = endOfPiece(text, start)
    const folded = foldText(text.slice(start, end))
    left -= folded.length
    for (const [word] of folded.matchAll(wordPattern)) words.push(word)
  }
  return words
}

const wordPattern = /[\p{L}\p{N}]+/gu

/** Ends a piece at a space, or inside a word that is longer than a piece. */
function endOfPiece(text: string, start: number): number {
  const space = text.indexOf(' ', start + pieceLength)
  return space < 0 || space > start + 2 * pieceLength ? start + 2 * pieceLength : space
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** Every string one typo away: a letter missing, added or wrong, or two swapped. */
export function oneErrorAway(word: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const letter of alphabet) {
      found.add(before + letter + after)
      if (after) found.add(before + letter + after.slice(1))
    }
    if (after) found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
  }
  found.delete(word)
  return [...found]
}
