import type { DraftValue } from './draft-fields.ts'
import { placeText } from './place.ts'
import type { DraftReference } from './reference.ts'
import { referenceText } from './reference-text.ts'

/** A reference or a place as text. */
export function recordText(record: DraftReference): string {
  return 'city' in record ? placeText(record) : referenceText(record)
}

/** The value of a draft's field as one text. */
export function valueText(value: DraftValue | undefined): string {
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map((item) => (typeof item === 'string' ? item : recordText(item))).join(', ')
}
