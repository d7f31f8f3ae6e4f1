import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { plainTextOf } from '../../shared/field-values.ts'
import { foldText } from '../../shared/letters.ts'
import { kinds } from './kinds/kinds.ts'

/** The words that the panel's list of a kind of record is filtered by, folded. */
export function filterText(kind: DraftKind, values: DraftFields): string {
  const { filtered, fields } = kinds[kind]
  return foldText(filtered.map((name) => plainTextOf(fields[name]!, values[name])).join(' '))
}
