import { theSite } from '../../audit/record-audit.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { changeContent } from '../../database/transaction.ts'
import type { RuleBreach } from '../../../shared/first-issue.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { noteDraft } from '../audit-record.ts'
import { noLongerAllowed } from '../../people/handover.ts'
import { findLockedAt } from '../../people/permit.ts'
import { mayDraft } from '../draft-rights.ts'
import { type DraftRow, keyOf, lockDraft } from '../draft-row.ts'
import { currentFields } from '../record-fields.ts'
import { type OfficeSettings, officeAddress } from '../../database/office-address.ts'
import { problemMail } from './problem-mail.ts'
import type { Unpublished } from '../record-writer.ts'
import type { Publishers } from './schedule.ts'

export type Parts = {
  db: Database
  clock: Clock
  publishers: Publishers
  outbox: Pick<Outbox, 'add' | 'wake'>
  settings: OfficeSettings & { siteUrl: string }
}

/** The outcome for a draft that was due. */
export type Outcome = { row: DraftRow } & (
  | { state: 'published'; id: string; imageBefore: string }
  | { state: 'refused'; breach: RuleBreach }
  | { state: 'left' }
)

/** How long a draft is left to instances of a newer program, if this one does not know all that it has. */
const leftMs = 3_600_000

/** Returns the next scheduled draft, skipping those with these numbers. */
export function nextScheduled(db: Database, without: number[]) {
  return db
    .selectFrom('drafts')
    .select(['number', 'scheduled_at as at'])
    .where('scheduled_at', 'is not', null)
    .$if(without.length > 0, (query) => query.where('number', 'not in', without))
    .orderBy('scheduled_at')
    .orderBy('number')
    .limit(1)
    .$castTo<{ number: number; at: string }>()
    .executeTakeFirst()
}

/**
 * Publishes a draft if it is due, and clears its due time in the same transaction: it happens once, however
 * many instances try. The person who scheduled it must still have the right to publish it; the version and the
 * audit log name the last person who changed it. A draft that breaks a rule is not published, and the person
 * who scheduled it gets a mail; if they have lost the right, the office gets it instead. During an upgrade,
 * a draft with something that only the newer program knows is left to that program. Returns undefined if the
 * draft is no longer due.
 */
export async function publishIfDue(parts: Parts, number: number): Promise<Outcome | undefined> {
  const { db, clock, publishers, outbox, settings } = parts
  const outcome = await changeContent(db, async (trx): Promise<Outcome | undefined> => {
    const by = await scheduledBy(trx, number)
    // A person's rights are locked before the draft, as in every other change.
    const person = await findLockedAt(trx, by)
    const row = await lockDraft(trx, number)
    if (!row?.scheduled_at || row.scheduled_at > clock().toISOString()) return undefined
    if (row.scheduled_by !== by) return undefined
    const fields = await currentFields(trx, row)
    const isAllowed = person && (await mayDraft(trx, person, keyOf(row), 'articles.write'))
    const published = isAllowed
      ? await publishers[row.kind].publish(trx, row, {
          fields,
          by,
          named: await lastWriter(trx, row),
        })
      : noLongerAllowed
    if ('id' in published) return { state: 'published', row, ...published }
    const { isUnknown, ...breach }: Unpublished = published
    const overdueMs = clock().getTime() - Date.parse(row.scheduled_at)
    if (isUnknown && overdueMs < leftMs) return { state: 'left', row }
    await trx
      .updateTable('drafts')
      .set({
        scheduled_at: null,
        scheduled_by: null,
        schedule_problem: JSON.stringify(breach),
      })
      .where('number', '=', number)
      .execute()
    const act = { by: theSite, action: 'changed', fields: ['schedule'] } as const
    await noteDraft(trx, row, { ...act, at: clock().toISOString() })
    const to = isAllowed ? by : await officeAddress(trx, settings)
    await outbox.add(trx, problemMail(row, fields, breach, { ...settings, to }))
    return { state: 'refused', row, breach }
  })
  if (outcome?.state === 'refused') outbox.wake()
  return outcome
}

/** Returns the address of the person who scheduled the draft; empty if it is not scheduled. */
async function scheduledBy(trx: Database, number: number): Promise<string> {
  const draft = await trx
    .selectFrom('drafts')
    .select('scheduled_by')
    .where('number', '=', number)
    .executeTakeFirst()
  return draft?.scheduled_by ?? ''
}

/**
 * Returns the address of the last person who changed the draft since it was scheduled, or else of the one
 * who scheduled it.
 */
async function lastWriter(trx: Database, row: DraftRow): Promise<string> {
  const scheduled = await trx
    .selectFrom('revisions')
    .select('draft_version')
    .where('draft_number', '=', row.number)
    .where('kind', '=', 'scheduled')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isAsScheduled = scheduled?.draft_version === row.version
  return isAsScheduled ? row.scheduled_by! : row.updated_by
}
