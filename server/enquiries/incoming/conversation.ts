// The mails of patients in the conversations of enquiries. All of it runs in the caller's transaction.
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { storeMail } from '../../mail/mail-queue.ts'
import { noSpam } from '../desk/change-enquiry.ts'
import { lockEnquiry, type LockedEnquiry, nextEntryAt } from '../desk/lock-enquiry.ts'
import { tell, type TellParts } from '../desk/tell.ts'
import { dangerIn, findDanger, ownWords } from '../danger.ts'
import { addToFilterText } from '../enquiry-filter.ts'
import { urgentNotice } from '../notice.ts'
import { notPutOff, withWait } from '../waiting.ts'
import { numberFiles } from './kept-files.ts'
import { mailNamed } from './mail-named.ts'
import { storeNewEnquiry } from './new-enquiry.ts'
import type { IncomingMail } from './read-mail.ts'
import type { Taken } from './taken.ts'
import { trimConversation } from './trim-conversation.ts'

/** Begins a conversation with a mail. The caller holds the lock for room. */
export async function beginConversation(
  trx: Database,
  parts: TellParts,
  mail: IncomingMail,
): Promise<Taken> {
  // Nobody else takes it now: the lock for room is held.
  if (await mailNamed(trx, [mail.messageId])) return { result: 'known' }
  const id = await storeNewEnquiry(trx, parts, mail)
  if (id === undefined) return { result: 'full' }
  const enquiry = await lockEnquiry(trx, id)
  const at = await nextEntryAt(trx, parts.clock, enquiry)
  await storeIncoming(trx, { ...mail, text: '' }, { enquiry_id: id, at, opening: 1 })
  return { result: 'added', enquiryId: id }
}

/** Adds a mail to a conversation. `joined`: 1 if it names none of its mails. */
export async function addToConversation(
  trx: Database,
  parts: TellParts,
  mail: IncomingMail,
  enquiryId: string,
  joined = 0,
): Promise<Taken> {
  const { clock, settings } = parts
  const enquiry = await lockEnquiry(trx, enquiryId)
  const at = await nextEntryAt(trx, clock, enquiry)
  const added = await storeIncoming(trx, mail, { enquiry_id: enquiry.id, at, joined })
  if (added === undefined) return { result: 'known' }
  await trimConversation(trx, enquiry.id)
  await addToFilterText(trx, enquiry.id, mail.text)
  if (!mail.isAuto) {
    const danger = dangerIn(await dangerOf(trx, enquiry, mail), at)
    const change = { state: 'open' as const, answered: 0, ...notPutOff }
    await trx
      .updateTable('enquiries')
      .set({
        ...noSpam,
        ...withWait(enquiry, change, clock()),
        ...danger,
        ...{ unread: 1, last_at: at, updated_at: at },
      })
      .where('id', '=', enquiry.id)
      .execute()
    if ('danger_at' in danger)
      await storeMail(trx, clock, await urgentNotice(trx, enquiry.id, settings))
    await tell(trx, parts, enquiry.id, 'answered', null)
  }
  return { result: 'added', enquiryId: enquiry.id }
}

/** The words of danger in a mail, without what it quotes of its conversation. */
async function dangerOf(
  trx: Database,
  { id, message }: Pick<LockedEnquiry, 'id' | 'message'>,
  { text, messageId }: IncomingMail,
): Promise<string[]> {
  if (findDanger(text).length === 0) return []
  const before = await trx
    .selectFrom('enquiry_mails')
    .select('text')
    .where('enquiry_id', '=', id)
    .where('kept', '=', 1)
    .where('message_id', '!=', messageId)
    .orderBy('at', 'desc')
    .limit(mostQuoted)
    .execute()
  return findDanger(ownWords(text, [message, ...before.map((mail) => mail.text)]))
}

const mostQuoted = 20

type Where = { enquiry_id: string; at: string; opening?: number; joined?: number }

/** Returns the id of the row; undefined if the mail is there already. */
async function storeIncoming(
  trx: Database,
  mail: IncomingMail,
  where: Where,
): Promise<string | undefined> {
  const files = await numberFiles(trx, where.enquiry_id, mail.attachments)
  const added = await trx
    .insertInto('enquiry_mails')
    .values({
      ...where,
      id: randomUUID(),
      direction: 'in',
      message_id: mail.messageId,
      from_address: mail.from,
      text: mail.text,
      attachments: JSON.stringify(files.map(({ name }) => name)),
      files: JSON.stringify(files),
      auto: mail.isAuto ? 1 : 0,
      kept: mail.isRead ? 1 : 0,
      person_id: null,
      bounce_id: null,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}
