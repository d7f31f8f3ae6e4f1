import { type Field, type FieldKind, jsonKinds } from '../../shared/fields.ts'

const holdsJson: ReadonlySet<FieldKind> = new Set(jsonKinds)

/** What the column of a field holds of its value: 1 for yes and 0 for no, JSON of lists. */
export function toColumn(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value)
  return typeof value === 'boolean' ? Number(value) : value
}

/** The value of a field that is read from its column. */
export function fromColumn({ kind }: Field, column: unknown): unknown {
  if (holdsJson.has(kind)) return JSON.parse(String(column)) as unknown
  return kind === 'boolean' ? column === 1 : column
}
