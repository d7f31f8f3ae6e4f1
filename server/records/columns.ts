import {
  type ColumnKind,
  columnKinds,
  type ColumnsOf,
  type Field,
  type FieldKind,
  type Fields,
  jsonKinds,
  namesOf,
  type NamesOf,
  type ValuesOf,
} from '../../shared/fields.ts'
import { emptyValue } from '../../shared/field-values.ts'
import { cleanStored } from '../html/clean-stored.ts'

/**
 * Returns the columns of the fields. A missing field is stored empty; a missing optional field keeps its
 * stored value, or gets the column's default in a new record.
 */
export function columnsFrom<F extends Fields>(
  fields: F,
  record: Partial<Record<keyof F, unknown>>,
): ColumnsOf<F> {
  const columns = namesOf(fields, columnKinds)
    .filter((name) => !fields[name]!.optional || record[name] !== undefined)
    .map((name) => [name, toColumn(record[name] ?? emptyValue(fields[name]!))])
  return Object.fromEntries(columns) as ColumnsOf<F>
}

/** Returns fields for a response, read from their columns. Rich text is sanitised. */
export function fieldsFrom<F extends Fields, Name extends NamesOf<F, ColumnKind>>(
  fields: F,
  names: readonly Name[],
  row: Pick<ColumnsOf<F>, Name>,
): ValuesOf<F, Name> {
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const field = fields[name]!
    const value = fromColumn(field, row[name])
    const isRich = field.kind === 'rich-text' && typeof value === 'string'
    values[name] = isRich ? cleanStored(value) : value
  }
  return values as ValuesOf<F, Name>
}

const holdsJson: ReadonlySet<FieldKind> = new Set(jsonKinds)

/** Returns a value as its column stores it: booleans as 1 or 0, lists as JSON. */
export function toColumn(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value)
  return typeof value === 'boolean' ? Number(value) : value
}

/** Returns a field's value, read from its column. */
export function fromColumn({ kind }: Field, column: unknown): unknown {
  if (holdsJson.has(kind)) return JSON.parse(String(column)) as unknown
  return kind === 'boolean' ? column === 1 : column
}
