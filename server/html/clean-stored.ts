import { clean } from './sanitise.ts'

const maxCharacters = 8_000_000
const cleaned = new Map<string, string>()
let characters = 0

/**
 * The clean form of a stored text. Each text is parsed once and remembered by all that it says, so
 * that another text, however it came into the database, is never taken for one that was cleaned.
 */
export function cleanStored(html: string): string {
  if (html === '') return ''
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const result = clean(html)
  // Clean texts are their own clean form, so that most take their room only once.
  const kept = result === html ? html : result
  characters += html.length
  if (characters > maxCharacters) {
    cleaned.clear()
    characters = html.length
  }
  cleaned.set(html, kept)
  return kept
}
