import { limits } from './limits.ts'

/**
 * What is looked for: of a text longer than `limits.searchText` its beginning, cut between words, or
 * through a word that is longer than that.
 */
export function searchText(text: string): string {
  if (!isCut(text)) return text
  // With the character behind it, which tells whether the last word ends there.
  const head = keptForSearch(text)
  const words = head.replace(/\s\S*$/u, '').trimEnd()
  if (words.length < head.length) return words
  return head.slice(0, limits.searchText).replace(/[\uD800-\uDBFF]$/, '')
}

/** Whether only the beginning of this text is looked for. */
export function isCut(text: string): boolean {
  return text.trim().length > limits.searchText
}

/** As much of a text as decides what is looked for and whether it was cut. */
export function keptForSearch(text: string): string {
  if (!isCut(text)) return text
  const head = text.trim().slice(0, limits.searchText + 1)
  // Without something behind its last space it would be no longer than what is looked for.
  return head.replace(/\s$/u, ' …')
}
