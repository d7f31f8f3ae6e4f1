import type { DraftValue } from './draft-fields.ts'
import { referenceText } from './reference-text.ts'

/** What a field of a draft holds, as one text. */
export function valueText(value: DraftValue | undefined): string {
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map((item) => (typeof item === 'string' ? item : referenceText(item))).join(', ')
}
