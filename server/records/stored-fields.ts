import type { DraftFieldKind, DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { fieldsOfKind } from './draft-values.ts'

/**
 * Kinds whose values are stored as JSON inside the JSON. Older versions of this program know only texts and
 * lists of texts, and keep other texts unread.
 */
const encodedKinds: ReadonlySet<DraftFieldKind | undefined> = new Set([
  'boolean',
  'references',
  'places',
])

/** Returns fields as a column stores them. */
export function storedFields(kind: DraftKind, fields: DraftFields): string {
  const known = fieldsOfKind(kind)
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    encodedKinds.has(known[name]?.kind) ? JSON.stringify(value) : value,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

/** Reads fields from a column. */
export function parseFields(kind: DraftKind, json: string): DraftFields {
  const known = fieldsOfKind(kind)
  const entries = Object.entries(JSON.parse(json) as DraftFields).map(([name, value]) => [
    name,
    encodedKinds.has(known[name]?.kind) ? (JSON.parse(value as string) as unknown) : value,
  ])
  return Object.fromEntries(entries) as DraftFields
}
