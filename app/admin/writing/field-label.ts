import type { WritingKind } from '../record-kinds/writing-kind.ts'

type Fields = Pick<WritingKind, 'draftFields'>

/** A field's label in the form. */
export function labelOf(kind: Fields, name: string): string {
  return fieldOf(kind, name)?.label ?? name
}

/** Id of the group that shows two versions of a field. */
export const versionsId = (name: string) => `versions-${name}`

/** A field of drafts; undefined for unknown names. */
export function fieldOf({ draftFields }: Fields, name: string) {
  return draftFields[name]
}

/** The field that a part such as `references.0.year` belongs to. */
export function fieldWith(kind: Fields, part: string): string {
  if (fieldOf(kind, part) || !part.includes('.')) return part
  return fieldWith(kind, part.slice(0, part.lastIndexOf('.')))
}
