import type { DraftFieldKind, DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { fieldsOfKind } from './draft-values.ts'

/**
 * The kinds whose values are stored as JSON within the JSON: versions of this program from before
 * them read texts and lists of texts alone, and keep what they do not know.
 */
const encodedKinds: ReadonlySet<DraftFieldKind | undefined> = new Set([
  'boolean',
  'references',
  'places',
])

/** Fields as a column holds them. */
export function storedFields(kind: DraftKind, fields: DraftFields): string {
  const known = fieldsOfKind(kind)
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    encodedKinds.has(known[name]?.kind) ? JSON.stringify(value) : value,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

/** The fields that a column holds. */
export function parseFields(kind: DraftKind, json: string): DraftFields {
  const known = fieldsOfKind(kind)
  const entries = Object.entries(JSON.parse(json) as DraftFields).map(([name, value]) => [
    name,
    encodedKinds.has(known[name]?.kind) ? (JSON.parse(value as string) as unknown) : value,
  ])
  return Object.fromEntries(entries) as DraftFields
}
