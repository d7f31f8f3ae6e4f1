// The fields that a draft stores for a record.
import { blogFields } from './blog-fields.ts'
import { doctorFields } from './doctor-fields.ts'
import type { FieldKind, Fields } from './fields.ts'
import { type DraftKind, draftKinds } from './record-kinds.ts'
import type { DraftReference } from './reference.ts'

export { type DraftKind, draftKinds }

/** The fields of each kind of record. */
export const recordFields = { blog: blogFields, doctor: doctorFields, words: {} }

export type DraftFieldKind = 'line' | 'rich text' | 'lines' | 'boolean' | 'references' | 'places'

/** A field's value: a string, a list of strings for `lines`, a boolean, or a list of records. */
export type DraftValue = string | string[] | boolean | DraftReference[]
/** Fields by the names they have in record requests. A missing field is empty. */
export type DraftFields = Record<string, DraftValue>

type DraftField = { kind: DraftFieldKind; label: string }

/** All other kinds of fields are stored as a line. */
const keptKinds: Partial<Record<FieldKind, DraftFieldKind>> = {
  'rich-text': 'rich text',
  list: 'lines',
  choices: 'lines',
  codes: 'lines',
  places: 'places',
  boolean: 'boolean',
  references: 'references',
}

/** The fields that only drafts have: for an article the tag being typed. */
const draftOnly: { [Kind in DraftKind]?: Record<string, DraftField> } = {
  blog: { typed_tag: { kind: 'line', label: 'Tag' } },
}

/** The fields stored for each kind of record. */
export const draftFields = Object.fromEntries(
  draftKinds.map((kind) => [kind, { ...draftFieldsOf(recordFields[kind]), ...draftOnly[kind] }]),
) as Record<DraftKind, Record<string, DraftField>>

function draftFieldsOf(fields: Fields): Record<string, DraftField> {
  const kinds = Object.entries(fields).map(([name, { kind, label }]): [string, DraftField] => [
    name,
    { kind: keptKinds[kind] ?? 'line', label },
  ])
  return Object.fromEntries(kinds)
}
