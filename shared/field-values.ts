import {
  type DraftOf,
  type Field,
  type FieldKind,
  type Fields,
  jsonKinds,
  namesIn,
  type ValueOf,
} from './fields.ts'
import { type Place, placeText } from './place.ts'
import { htmlText } from './html-text.ts'
import type { DraftReference } from './reference.ts'
import { referenceLines } from './reference-text.ts'

type Value =
  | string
  | boolean
  | null
  | undefined
  | readonly string[]
  | readonly DraftReference[]
  | readonly Place[]

/** The value of a field that is not filled in. */
export function emptyValue(field: Field): string | boolean | null | [] {
  if (field.kind === 'boolean') return false
  if (['list', 'choices', ...jsonKinds].includes(field.kind)) return []
  return field.kind === 'line' && field.nullable ? null : ''
}

/** The value as plain text. */
export function plainTextOf(field: Field, value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'places') return (value as Place[]).map(placeText).join('\n')
  if (field.kind === 'references') return referenceLines(value as DraftReference[]).join('\n')
  if (typeof value !== 'string') return (value as readonly string[] | undefined)?.join(', ') ?? ''
  return field.kind === 'rich-text' ? htmlText(value) : value
}

/** The fields of a record as a draft to edit; empty without a record. */
export function draftFrom<F extends Fields>(
  fields: F,
  record: { [Name in keyof F]?: Value } | undefined,
): DraftOf<F> {
  const values = namesIn(fields).map((name) => {
    const value: Value = record?.[name]
    return [name, value ?? emptyValue(fields[name]!) ?? '']
  })
  return Object.fromEntries(values) as DraftOf<F>
}

/** The draft as a record; fields that are not filled in get the empty value of their kind. */
export function recordFrom<F extends Fields>(
  fields: F,
  draft: { [Name in keyof F]?: Value },
): { [Name in keyof F]: ValueOf<F[Name]> } {
  const values = namesIn(fields).map((name) => [name, draft[name] || emptyValue(fields[name]!)])
  return Object.fromEntries(values) as { [Name in keyof F]: ValueOf<F[Name]> }
}

/** Everything written in a draft, as plain text to paste elsewhere. */
export function draftText<F extends Fields>(
  fields: F,
  draft: { [Name in keyof F]?: Value },
): string {
  return namesIn(fields)
    .filter((name) => !chosenKinds.has(fields[name]!.kind))
    .map((name) => `${fields[name]!.label}\n${plainTextOf(fields[name]!, draft[name])}`)
    .join('\n\n')
}

/** Kinds whose values are ids and addresses, not words. */
const chosenKinds = new Set<FieldKind>(['doctor', 'image'])
