import type { DraftFields, DraftKind } from '../../shared/draft-fields.ts'
import { plainTextOf } from '../../shared/field-values.ts'
import { foldText } from '../../shared/letters.ts'
import { kinds } from './kinds/kinds.ts'

/** Returns the folded text that the panel's list of this kind is filtered by. */
export function filterText(kind: DraftKind, values: DraftFields): string {
  const { filtered, fields } = kinds[kind]
  return foldText(filtered.map((name) => plainTextOf(fields[name]!, values[name])).join(' '))
}
