import { foldText } from '../../../shared/letters.ts'

/** Characters that are folded at once. */
const pieceLength = 10_000
/** A text that unfolds into more than so many times its characters says no more by that. */
const mostUnfolded = 2

/**
 * The words of a text as the search index cuts them: runs of letters and digits, accents ignored. Of a
 * long text made of signs that stand for whole phrases the first words.
 */
export function wordsOf(text: string): string[] {
  if (text.length <= pieceLength) return wordsIn(text)
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
const wordsIn = (text: string): string[] => foldText(text).match(wordPattern) ?? []

/** Behind a space, or within a word that is longer than a piece. */
function endOfPiece(text: string, start: number): number {
  const space = text.indexOf(' ', start + pieceLength)
  return space < 0 || space > start + 2 * pieceLength ? start + 2 * pieceLength : space
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** Every text that is one typing error away: a letter missing, added, wrong, or two swapped. */
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
