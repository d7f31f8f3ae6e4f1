import { recordKinds } from '../../shared/record-kinds.ts'
import { valueText } from '../../shared/value-text.ts'
import type { Warning } from '../../shared/warning.ts'
import { updateEntries } from '../records/draft-entries.ts'
import { permittedDrafts } from '../records/draft-rights.ts'
import { type ListedDraftRow, joinedDrafts, scheduleProblemOf } from '../records/draft-row.ts'
import { parseFields } from '../records/stored-fields.ts'
import type { WarningSource } from './warning-source.ts'

const mostListed = 20

/** Texts that were not published when their time came. */
export const scheduleProblems: WarningSource = {
  right: 'articles.read',
  async read({ db }, person) {
    await updateEntries(db)
    const rows = await joinedDrafts(db)
      .selectAll('drafts')
      .where('drafts.schedule_problem', 'is not', null)
      .where('drafts.fields', 'is not', null)
      .where('drafts.trashed_at', 'is', null)
      .where(permittedDrafts(person))
      .orderBy('drafts.number')
      .limit(mostListed)
      .execute()
    return rows.map(warningOf)
  },
}

function warningOf(row: ListedDraftRow): Warning {
  const { kind, id, live_id, number } = row
  const { form, title } = recordKinds[kind]
  const name = valueText(parseFields(kind, row.fields ?? '{}')[title]) || 'A text without a title'
  const query = new URLSearchParams(live_id === null ? { draft: id } : { id: live_id })
  return {
    key: `schedule-problem ${number}`,
    text: `“${name}” was not published on schedule: ${scheduleProblemOf(row)?.message ?? ''}`,
    count: 1,
    href: `${form}?${query}`,
  }
}
