import { limits } from './limits.ts'

/**
 * The text to search for: at most the first `limits.searchText` characters, cut between words if
 * possible.
 */
export function searchText(text: string): string {
  if (!isCut(text)) return text
  // Includes the next character, which shows whether the last word ends there.
  const head = keptForSearch(text)
  const words = head.replace(/\s\S*$/u, '').trimEnd()
  if (words.length < head.length) return words
  return head.slice(0, limits.searchText).replace(/[\uD800-\uDBFF]$/, '')
}

/** Whether only the beginning of this text is searched for. */
export function isCut(text: string): boolean {
  return text.trim().length > limits.searchText
}

/** The part of a text that determines what is searched for and whether it was cut. */
export function keptForSearch(text: string): string {
  if (!isCut(text)) return text
  const head = text.trim().slice(0, limits.searchText + 1)
  // If it ended in a space, trimming would make it look uncut.
  return head.replace(/\s$/u, ' …')
}
