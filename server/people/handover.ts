// What a person hands over who is removed or gets another role: counted beforehand, then done.
import type { Handover } from '../../shared/handover.ts'
import type { AuditAct } from '../audit/audited-acts.ts'
import { type AuditRow, recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { storeMail } from '../mail/mail-queue.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { handoverMail } from './handover-mail.ts'
import { findLost, type Leaving, loses, type Lost } from './lost-work.ts'
import type { Holder } from './permit.ts'

export type HandoverParts = { clock: Clock; settings: OfficeSettings & { siteUrl: string } }

/** The acts that a handover may record. */
export const handoverActs = [
  'changed enquiry',
  'changed article',
  'changed doctor',
  'deleted article',
  'deleted doctor',
  'deleted site',
] as const satisfies readonly AuditAct[]

/** Why a scheduled draft is not published if the person who scheduled it lost the right. */
export const noLongerAllowed = {
  message: 'The person who scheduled this may no longer publish it.',
}

/** Counts what the person would have to hand over. */
export async function countHandover(
  db: Database,
  { clock }: Pick<HandoverParts, 'clock'>,
  leaving: Leaving,
): Promise<Handover> {
  const found = await findLost(db, leaving, clock().toISOString())
  return numbersOf(found)
}

/**
 * Takes away what the person may no longer have, records it in the audit log under `by`, and mails the
 * front desk what to take over. Runs in the caller's transaction, which has locked the person's row.
 */
export async function handOver(
  trx: Database,
  { clock, settings }: HandoverParts,
  leaving: Leaving,
  by: string,
): Promise<void> {
  const { before, after } = leaving
  const at = clock().toISOString()
  await lockHoldings(trx, before)
  const found = await findLost(trx, leaving, at)
  const note = (row: Omit<AuditRow, 'at' | 'by'>) => recordAudit(trx, { at, by, ...row })
  if (loses(leaving, 'enquiries.answer')) await giveBackEnquiries(trx, before._id, { at, by })
  for (const { number, kind, record } of found.scheduled) {
    await trx
      .updateTable('drafts')
      .set({
        scheduled_at: null,
        scheduled_by: null,
        schedule_problem: JSON.stringify(noLongerAllowed),
      })
      .where('number', '=', number)
      // Somebody else may have rescheduled it meanwhile.
      .where('scheduled_by', '=', before.email)
      .execute()
    await note({ action: 'changed', kind, record, fields: ['schedule'] })
  }
  for (const { id, kind, record } of found.links) {
    await trx.deleteFrom('preview_links').where('id', '=', id).execute()
    await note({ action: 'deleted', kind, record, fields: ['preview link'] })
  }
  for (const { id, kind, record } of found.requests) {
    await trx.deleteFrom('review_requests').where('id', '=', id).execute()
    await note({ action: 'deleted', kind, record, fields: ['review request'] })
  }
  const numbers = numbersOf(found)
  if (Object.values(numbers).every((number) => number === 0)) return
  const { name } = await trx
    .selectFrom('people')
    .select('name')
    .where('id', '=', before._id)
    .executeTakeFirstOrThrow()
  const titles = { scheduled: found.scheduled, requests: found.requests }
  const { siteUrl } = settings
  const contactTo = await officeAddress(trx, settings)
  const told = { name: name || before.email, role: after?.role, numbers, titles }
  await storeMail(trx, clock, handoverMail({ ...told, siteUrl, contactTo }))
}

/** Keeps others from assigning, answering or scheduling the person's work until the transaction ends. */
async function lockHoldings(trx: Database, { _id, email }: Holder): Promise<void> {
  await selectForUpdate(trx, 'enquiries').select('id').where('assigned_to', '=', _id).execute()
  await selectForUpdate(trx, 'drafts').select('number').where('scheduled_by', '=', email).execute()
}

function numbersOf({ enquiries, scheduled, requests, links }: Lost): Handover {
  return {
    enquiries,
    scheduled: scheduled.length,
    reviewRequests: requests.length,
    previewLinks: links.length,
  }
}

/** Unassigns the person's enquiries and deletes their unsent replies. */
async function giveBackEnquiries(
  trx: Database,
  personId: string,
  { at, by }: Pick<AuditRow, 'at' | 'by'>,
): Promise<void> {
  const returned = await trx
    .updateTable('enquiries')
    .set({ assigned_to: null, updated_at: at })
    .where('assigned_to', '=', personId)
    .returning(['id', 'state'])
    .execute()
  for (const { id, state } of returned) {
    // Closed enquiries are not recorded: years of them would fill the log.
    if (state !== 'open') continue
    const fields = ['assignedTo']
    await recordAudit(trx, { at, by, action: 'changed', kind: 'enquiry', record: id, fields })
  }
  await trx.deleteFrom('enquiry_drafts').where('person_id', '=', personId).execute()
}
