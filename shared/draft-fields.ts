// The fields that a draft stores for an article or a doctor.
import { blogFields } from './blog-fields.ts'
import { doctorFields } from './doctor-fields.ts'
import type { FieldKind, Fields } from './fields.ts'
import type { DraftReference } from './reference.ts'

export const draftKinds = ['blog', 'doctor'] as const
export type DraftKind = (typeof draftKinds)[number]

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

/** The fields stored for each kind of record; for an article also the tag being typed. */
export const draftFields = {
  blog: { ...draftFieldsOf(blogFields), typed_tag: { kind: 'line', label: 'Tag' } },
  doctor: draftFieldsOf(doctorFields),
} as const satisfies Record<DraftKind, Record<string, DraftField>>

function draftFieldsOf<F extends Fields>(fields: F) {
  const kinds = Object.entries(fields).map(([name, { kind, label }]): [string, DraftField] => [
    name,
    { kind: keptKinds[kind] ?? 'line', label },
  ])
  return Object.fromEntries(kinds) as { [Name in keyof F]: DraftField }
}
