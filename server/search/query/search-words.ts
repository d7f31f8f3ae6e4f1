import { foldText } from '../../../shared/letters.ts'

/** The words of a text as the search index cuts them: runs of letters and digits, accents ignored. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
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
