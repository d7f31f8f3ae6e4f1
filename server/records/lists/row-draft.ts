import type { ListRow, RowDraft } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { keyOf, type ListedDraftRow, stateOf } from '../draft-row.ts'
import { parseFields } from '../stored-fields.ts'

/** What a row of the panel's lists says of a draft. */
export function rowDraftJson(row: ListedDraftRow | undefined): RowDraft | null {
  if (!row) return null
  return {
    key: keyOf(row),
    state: stateOf(row),
    scheduledAt: row.scheduled_at,
    scheduleProblem: scheduleProblemOf(row),
    words: row.words,
  }
}

/** What each row has that shows a draft, and the draft's fields without its rich texts. */
export function rowOfDraft(
  row: ListedDraftRow,
): ListRow & { createdAt: string; fields: DraftFields } {
  return {
    _id: row.live_id ?? keyOf(row),
    draft: rowDraftJson(row),
    date: row.trashed_at ?? row.updated_at,
    createdAt: row.created_at,
    updatedAt: row.live_updated_at ?? row.updated_at,
    fields: parseFields(row.kind, row.fields ?? '{}'),
  }
}

export function scheduleProblemOf({
  schedule_problem,
}: ListedDraftRow): RowDraft['scheduleProblem'] {
  if (schedule_problem === null) return null
  return JSON.parse(schedule_problem) as RowDraft['scheduleProblem']
}
