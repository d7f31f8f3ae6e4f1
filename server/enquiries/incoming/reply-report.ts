import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { replyFailed } from '../desk/delivery.ts'
import { lockEnquiry } from '../desk/lock-enquiry.ts'
import type { TellParts } from '../desk/tell.ts'
import { mailNamed } from './mail-named.ts'
import type { IncomingMail } from './read-mail.ts'
import type { Taken } from './taken.ts'

/** Takes a mail server's report that one of our replies could not be delivered, in the caller's transaction. */
export async function takeReplyReport(
  trx: Database,
  parts: TellParts,
  { messageId, report }: IncomingMail,
): Promise<Taken> {
  const reply = report?.isFinal ? await mailNamed(trx, report.names) : undefined
  if (reply?.direction !== 'out') return { result: 'foreign' }
  await lockEnquiry(trx, reply.enquiry_id)
  const known = await selectForUpdate(trx, 'enquiry_mails')
    .select('bounce_id')
    .where('id', '=', reply.id)
    .executeTakeFirst()
  // A report that arrives again says nothing about a reply that was retried meanwhile.
  if (known?.bounce_id === messageId) return { result: 'known' }
  const sentence = report!.diagnosis || 'A report came that it could not be delivered.'
  await replyFailed(trx, parts, reply.id, { sentence, bounceId: messageId })
  return { result: 'failed', enquiryId: reply.enquiry_id }
}
