import type { DraftValue } from './draft-fields.ts'
import { placeText } from './place.ts'
import type { DraftReference } from './reference.ts'
import { referenceText } from './reference-text.ts'

/** A reference, a place or any other item of a list as text. */
export function recordText(record: DraftReference): string {
  if ('city' in record) return placeText(record)
  if ('publishedIn' in record) return referenceText(record)
  return Object.values(record).filter(Boolean).join(': ')
}

/** The value of a draft's field as one text. */
export function valueText(value: DraftValue | undefined): string {
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map((item) => (typeof item === 'string' ? item : recordText(item))).join(', ')
}
