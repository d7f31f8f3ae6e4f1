import {
  type ColumnsOf,
  type Fields,
  namesOf,
  type NamesOf,
  type TextKind,
  textKinds,
  type ValuesOf,
} from '../../shared/fields.ts'
import { emptyValue } from '../../shared/field-values.ts'
import { cleanStored } from '../html/clean-stored.ts'

/** What is written into the columns of the fields; a missing field is empty. */
export function columnsFrom<F extends Fields>(
  fields: F,
  record: Partial<ColumnsOf<F>>,
): ColumnsOf<F> {
  const columns = namesOf(fields, textKinds).map((name) => [
    name,
    record[name] ?? emptyValue(fields[name]!),
  ])
  return Object.fromEntries(columns) as ColumnsOf<F>
}

/** Fields as a response has them, read from their columns: rich text is clean. */
export function fieldsFrom<F extends Fields, Name extends NamesOf<F, TextKind>>(
  fields: F,
  names: readonly Name[],
  row: ValuesOf<F, Name>,
): ValuesOf<F, Name> {
  const values = names.map((name) => {
    const value: unknown = row[name]
    const isRich = fields[name]!.kind === 'rich-text' && typeof value === 'string'
    return [name, isRich ? cleanStored(value) : value]
  })
  return Object.fromEntries(values) as ValuesOf<F, Name>
}
