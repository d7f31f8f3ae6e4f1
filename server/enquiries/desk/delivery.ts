// What becomes of a reply that was sent or that failed: a failed one brings its enquiry back.
import { limits } from '../../../shared/limits.ts'
import { oneLine } from '../../../shared/text-rules.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { notPutOff, withWait } from '../waiting.ts'
import { findLockedEnquiry } from './lock-enquiry.ts'
import { tell, type TellParts } from './tell.ts'

/** Values of `failed` of a reply. */
export const failures = { none: 0, failed: 1, triedAgain: 2 } as const

export type Failure = {
  /** The mail server's own sentence. */
  sentence: string
  /** Message-ID of the report, if one came. */
  bounceId?: string
}

/** Follows replies through the outbox, in its transactions. */
export function createDeliveries(parts: TellParts) {
  return {
    failed: (trx: Database, mailId: string, sentence: string) =>
      replyFailed(trx, parts, mailId, { sentence }),
    sent: (trx: Database, mailId: string) => replySent(trx, parts, mailId),
  }
}

/** Marks the reply as failed, opens its enquiry again and tells staff. Ignores mails that are no replies. */
export async function replyFailed(
  trx: Database,
  parts: TellParts,
  mailId: string,
  { sentence, bounceId }: Failure,
): Promise<void> {
  // unlocked enquiry_mails: only which enquiry it belongs to, which never changes
  const enquiry = await lockEnquiryOf(trx, mailId)
  if (!enquiry) return
  skipAudit(trx, ['enquiries', 'enquiry_mails'], 'a mail server refused a reply')
  const now = parts.clock()
  await trx
    .updateTable('enquiry_mails')
    .set({
      failed: failures.failed,
      settled: 0,
      failure: oneLine(sentence).slice(0, limits.desk.failure),
      ...(bounceId !== undefined && { bounce_id: bounceId }),
    })
    .where('id', '=', mailId)
    .execute()
  const change = {
    failed: 1,
    unread: 1,
    ...(enquiry.state === 'done' && { state: 'open' as const }),
    ...notPutOff,
  }
  await trx
    .updateTable('enquiries')
    .set({
      ...withWait(enquiry, change, now),
      updated_at: nextTimestamp(parts.clock, enquiry.updated_at),
    })
    .where('id', '=', enquiry.id)
    .execute()
  if (enquiry.state !== 'spam') await tell(trx, parts, enquiry.id, 'failed', null)
}

/** A failed reply that was tried again has left. */
async function replySent(trx: Database, { clock }: TellParts, mailId: string): Promise<void> {
  // unlocked enquiry_mails: only which enquiry it belongs to, which never changes
  const enquiry = await lockEnquiryOf(trx, mailId)
  if (!enquiry) return
  const { numUpdatedRows } = await trx
    .updateTable('enquiry_mails')
    .set({ failed: failures.none, failure: null })
    .where('id', '=', mailId)
    .where('failed', '=', failures.triedAgain)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  skipAudit(trx, ['enquiries', 'enquiry_mails'], 'a mail server took a reply')
  const another = await selectForUpdate(trx, 'enquiry_mails')
    .select('id')
    .where('enquiry_id', '=', enquiry.id)
    .where('failed', '!=', failures.none)
    .where('settled', '=', 0)
    .limit(1)
    .executeTakeFirst()
  if (another || enquiry.failed === 0) return
  await trx
    .updateTable('enquiries')
    .set({
      ...withWait(enquiry, { failed: 0 }, clock()),
      updated_at: nextTimestamp(clock, enquiry.updated_at),
    })
    .where('id', '=', enquiry.id)
    .execute()
}

async function lockEnquiryOf(trx: Database, mailId: string) {
  const mail = await trx
    .selectFrom('enquiry_mails')
    .select('enquiry_id')
    .where('id', '=', mailId)
    .where('direction', '=', 'out')
    .executeTakeFirst()
  return mail && findLockedEnquiry(trx, mail.enquiry_id)
}
