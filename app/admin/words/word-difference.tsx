import type { DraftValue } from '../../../shared/draft-fields.ts'
import type { WordField } from '../../../shared/words.ts'
import { FieldChange } from '../history/field-change.tsx'
import { fieldDifferences } from '../history/field-differences.ts'
import { draftFieldOf } from './words-kind.ts'

type WordDifferenceProps = { field: WordField; before: DraftValue; after: DraftValue }

/** What was added to a field's words and what was removed. */
export function WordDifference({ field, before, after }: WordDifferenceProps) {
  const { name } = field
  const kind = { draftFields: { [name]: draftFieldOf(field) } }
  const differences = fieldDifferences(kind, { [name]: before }, { [name]: after }, (id) => id)
  if (differences.length === 0) return <p className="quiet">No word differs.</p>
  return differences.map((difference) => <FieldChange key={name} difference={difference} />)
}
