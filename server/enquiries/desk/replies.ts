import { randomUUID } from 'node:crypto'
import { academy } from '../../../content/academy.ts'
import type { ReplyInput } from '../../../shared/desk-input.ts'
import { limits } from '../../../shared/limits.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { mailBody } from '../../mail/mail-html.ts'
import { mostCopies } from '../../mail/mail-queue.ts'
import type { Mail } from '../../mail/mail.ts'
import { messageIdOf } from '../../mail/message.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { addToFilterText } from '../enquiry-filter.ts'
import type { Colleague } from './folders.ts'
import { lockEnquiry, type LockedEnquiry, newestMail, nextEntryAt } from './lock-enquiry.ts'
import { failures } from './delivery.ts'
import { deliveryOf } from './entries.ts'
import { noDanger } from '../danger.ts'
import { notPutOff, withWait } from '../waiting.ts'
import { type OfficeSettings, officeAddress } from '../../database/office-address.ts'

export type ReplyParts = {
  clock: Clock
  outbox: Pick<Outbox, 'add'>
  settings: OfficeSettings & { siteUrl: string; replyTo?: string | undefined }
}

/**
 * Stores a reply and its mail in one transaction. Returns its id. Throws 404, and 409 if the enquiry is
 * spam or somebody else has answered.
 */
export async function storeReply(
  trx: Database,
  { clock, outbox, settings }: ReplyParts,
  person: Colleague,
  enquiryId: string,
  { text, lastMessageId, done }: ReplyInput,
): Promise<string> {
  const enquiry = await lockEnquiry(trx, enquiryId)
  if (enquiry.email === '') throw new HttpError(400, 'There is no email address.')
  if (enquiry.state === 'spam') throw new HttpError(409, 'This enquiry is marked as spam.')
  const newest = await newestMail(trx, enquiryId)
  if ((newest?.id ?? null) !== lastMessageId) {
    throw new HttpError(409, 'Somebody else has answered in the meantime.')
  }
  const id = randomUUID()
  const at = await nextEntryAt(trx, clock, enquiry)
  const reply = { id, text, message_id: messageIdOf(id, settings.siteUrl) }
  await outbox.add(trx, await mailOf(trx, enquiry, reply, settings), id)
  await trx
    .insertInto('enquiry_mails')
    .values({
      ...reply,
      enquiry_id: enquiryId,
      direction: 'out',
      from_address: '',
      at,
      person_id: person._id,
      bounce_id: null,
    })
    .execute()
  await trx
    .updateTable('enquiries')
    .set({
      ...withWait(
        enquiry,
        { ...(done && { state: 'done' as const }), answered: 1, ...notPutOff },
        clock(),
      ),
      ...noDanger,
      assigned_to: enquiry.assigned_to ?? person._id,
      unread: 0,
      last_at: at,
      updated_at: at,
    })
    .where('id', '=', enquiryId)
    .execute()
  await trx
    .deleteFrom('enquiry_drafts')
    .where('enquiry_id', '=', enquiryId)
    .where('person_id', '=', person._id)
    .execute()
  await addToFilterText(trx, enquiryId, text)
  const who = { at, by: person.email, kind: 'enquiry', record: enquiryId } as const
  const fields = [
    ...(enquiry.assigned_to === null ? ['assignedTo'] : []),
    ...(done && enquiry.state !== 'done' ? ['state'] : []),
  ]
  await recordAudit(trx, { ...who, action: 'replied', fields })
  return id
}

/** Queues a failed reply again, with the same Message-ID. Throws 404, and 409 if it has not failed. */
export async function retryReply(
  trx: Database,
  { outbox, settings }: ReplyParts,
  enquiryId: string,
  id: string,
): Promise<void> {
  const enquiry = await lockEnquiry(trx, enquiryId)
  const reply = await selectForUpdate(trx, 'enquiry_mails')
    .select(['id', 'text', 'message_id', 'failed', 'at'])
    .select(({ selectFrom }) =>
      selectFrom('mail_outbox')
        .select('attempts')
        .whereRef('mail_outbox.id', '=', 'enquiry_mails.id')
        .as('attempts'),
    )
    .select(({ selectFrom }) =>
      selectFrom('mail_outbox')
        .select('begun')
        .whereRef('mail_outbox.id', '=', 'enquiry_mails.id')
        .as('begun'),
    )
    .where('id', '=', id)
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'out')
    .executeTakeFirst()
  if (!reply) throw new HttpError(404, 'Reply not found')
  if (deliveryOf(reply) !== 'failed') throw new HttpError(409, 'This reply has not failed.')
  const mail = await mailOf(trx, enquiry, reply, settings)
  await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
  await outbox.add(trx, mail, id)
  // A copy that may have arrived still counts; whoever tries again all the same wants one more.
  const begun = Math.min(reply.begun ?? 0, mostCopies - 1)
  await trx.updateTable('mail_outbox').set({ begun }).where('id', '=', id).execute()
  await trx
    .updateTable('enquiry_mails')
    .set({ failed: failures.triedAgain, settled: 0 })
    .where('id', '=', id)
    .execute()
}

type Reply = { text: string; message_id: string; at?: string }

/** Builds the mail: the reply and the academy's name, nothing of the enquiry, to its sender alone. */
async function mailOf(
  trx: Database,
  { id, email }: Pick<LockedEnquiry, 'id' | 'email'>,
  { text, message_id, at }: Reply,
  settings: ReplyParts['settings'],
): Promise<Mail> {
  const before = await trx
    .selectFrom('enquiry_mails')
    .select('message_id')
    .where('enquiry_id', '=', id)
    .$if(at !== undefined, (query) => query.where('at', '<', at!))
    .orderBy('at', 'desc')
    .limit(limits.desk.references)
    .execute()
  const subject = `Your message to the ${academy.name}`
  return {
    to: email,
    lane: 'desk',
    replyTo: settings.replyTo ?? (await officeAddress(trx, settings)),
    subject: before.length > 0 ? `Re: ${subject}` : subject,
    ...mailBody([text]),
    enquiryId: id,
    messageId: message_id,
    references: before.map((mail) => mail.message_id).toReversed(),
  }
}
