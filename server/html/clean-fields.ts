import { isReadable } from '../../shared/rich-text.ts'
import { clean } from './sanitise.ts'

/**
 * Puts the clean form in the place of the rich texts of a request's body, before its rules are
 * checked: what is counted and limited is what will be stored. A text that is too long or too deep is
 * left for the rules to refuse, so that nobody can have this program parse it.
 */
export function cleanFields(body: unknown, fields: string[], maxCharacters: number): void {
  if (!isRecord(body)) return
  for (const field of fields) {
    const html = body[field]
    if (typeof html !== 'string' || html.length > maxCharacters || !isReadable(html)) continue
    body[field] = clean(html)
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
