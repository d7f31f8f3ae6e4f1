// What a draft holds of an article or a doctor.
import { blogFields } from './blog-fields.ts'
import { doctorFields } from './doctor-fields.ts'
import type { FieldKind, Fields } from './fields.ts'
import type { DraftReference } from './reference.ts'

export const draftKinds = ['blog', 'doctor'] as const
export type DraftKind = (typeof draftKinds)[number]

export type DraftFieldKind = 'line' | 'rich text' | 'lines' | 'boolean' | 'references' | 'places'

/** What a field holds: a text, for `lines` a list of texts, for `boolean` yes or no, else records. */
export type DraftValue = string | string[] | boolean | DraftReference[]
/** Fields by their names in requests for records. A missing one is empty. */
export type DraftFields = Record<string, DraftValue>

type DraftField = { kind: DraftFieldKind; label: string }

/** All other kinds of fields are kept as a line. */
const keptKinds: Partial<Record<FieldKind, DraftFieldKind>> = {
  'rich-text': 'rich text',
  list: 'lines',
  choices: 'lines',
  codes: 'lines',
  places: 'places',
  boolean: 'boolean',
  references: 'references',
}

/** What is kept of each kind of record: its fields, and of an article the tag that is being typed. */
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
