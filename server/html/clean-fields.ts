import { type Fields, namesIn } from '../../shared/fields.ts'
import { isReadable } from '../../shared/rich-text.ts'
import { clean } from './sanitise.ts'

/**
 * Puts the clean form in the place of the rich texts of a request's body, before its rules are
 * checked: what is counted and limited is what will be stored. A text that is too long or too deep is
 * left for the rules to refuse, so that nobody can have this program parse it.
 */
export function cleanFields(body: unknown, fields: Fields): void {
  if (!isRecord(body)) return
  for (const name of namesIn(fields)) {
    const field = fields[name]!
    const html = body[name]
    if (field.kind !== 'rich-text' || typeof html !== 'string') continue
    if (html.length <= field.maxLength && isReadable(html)) body[name] = clean(html)
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
