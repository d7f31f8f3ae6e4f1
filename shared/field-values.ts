import type { Field } from './fields.ts'
import { htmlText } from './html-text.ts'

type Value = string | null | undefined | readonly string[]

/** What a field has that nobody has filled in. */
export function emptyValue(field: Field): string | null | string[] {
  if (field.kind === 'list' || field.kind === 'choices') return []
  return field.kind === 'line' && field.nullable ? null : ''
}

/** The words of a value. */
export function plainTextOf(field: Field, value: Value): string {
  if (typeof value !== 'string') return value?.join(', ') ?? ''
  return field.kind === 'rich-text' ? htmlText(value) : value
}
