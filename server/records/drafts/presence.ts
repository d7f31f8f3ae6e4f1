import type { DraftEditor } from '../../../shared/draft.ts'
import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'

/** The person and tab that ask who else is editing. */
export type Viewer = { email: string; tab?: string }

const presentMs = limits.draft.presenceSeconds * 1000

/** Returns the tabs that have the drafts open, by draft. */
export async function editorsOf(
  db: Database,
  clock: Clock,
  drafts: number[],
  { email, tab }: Viewer,
): Promise<Map<number, DraftEditor[]>> {
  if (drafts.length === 0) return new Map()
  const rows = await db
    .selectFrom('draft_editors')
    .selectAll()
    .where('draft_number', 'in', drafts)
    .where('seen_at', '>', oldestPresent(clock))
    .orderBy('since')
    .orderBy('tab')
    .execute()
  const byDraft = Map.groupBy(rows, ({ draft_number }) => draft_number)
  return new Map(
    [...byDraft].map(([number, editors]) => [
      number,
      editors.map(({ since, field, ...editor }) => ({
        email: editor.email,
        field,
        since,
        you: tab === undefined ? editor.email === email : editor.tab === tab,
      })),
    ]),
  )
}

/** Records that a tab has the draft open, and forgets tabs that have not reported for a while. */
export async function noteEditor(
  trx: Database,
  clock: Clock,
  draft_number: number,
  { tab, email, field }: { tab: string; email: string; field: string | null },
): Promise<void> {
  const now = clock().toISOString()
  await trx
    .deleteFrom('draft_editors')
    .where('draft_number', '=', draft_number)
    .where('seen_at', '<=', oldestPresent(clock))
    .execute()
  await trx
    .insertInto('draft_editors')
    .values({ draft_number, tab, email, field, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['draft_number', 'tab']).doUpdateSet({ email, field, seen_at: now }),
    )
    .execute()
}

/** Returns whether it was the last tab. */
export async function forgetEditor(
  trx: Database,
  clock: Clock,
  draft: number,
  tab: string,
): Promise<boolean> {
  await trx
    .deleteFrom('draft_editors')
    .where('draft_number', '=', draft)
    .where('tab', '=', tab)
    .execute()
  return (await editorsOf(trx, clock, [draft], { email: '' })).size === 0
}

function oldestPresent(clock: Clock): string {
  return new Date(clock().getTime() - presentMs).toISOString()
}
