import { type DraftKind, draftFields } from '../../../shared/draft-fields.ts'

/** A field's label in the form. */
export function labelOf(kind: DraftKind, name: string): string {
  return fieldOf(kind, name)?.label ?? name
}

/** Id of the group that shows two versions of a field. */
export const versionsId = (name: string) => `versions-${name}`

/** A field of drafts; undefined for unknown names. */
export function fieldOf(kind: DraftKind, name: string) {
  const fields: Record<string, { kind: string; label: string }> = draftFields[kind]
  return fields[name]
}
