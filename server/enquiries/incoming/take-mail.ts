import { randomUUID } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { inTransaction, lockFor } from '../../database/transaction.ts'
import { noSpam } from '../desk/change-enquiry.ts'
import { replyFailed } from '../desk/delivery.ts'
import { lockEnquiry, type LockedEnquiry, nextEntryAt } from '../desk/lock-enquiry.ts'
import { tell, type TellParts } from '../desk/tell.ts'
import { storeMail } from '../../mail/mail-queue.ts'
import { dangerIn, findDanger, ownWords } from '../danger.ts'
import { addToFilterText } from '../enquiry-filter.ts'
import { urgentNotice } from '../notice.ts'
import { notPutOff, withWait } from '../waiting.ts'
import { officeAddress } from '../../database/office-address.ts'
import { type OwnAddresses, placeByAddress } from './by-address.ts'
import { numberFiles } from './kept-files.ts'
import { storeNewEnquiry } from './new-enquiry.ts'
import type { Report } from './delivery-report.ts'
import type { IncomingMail } from './read-mail.ts'
import { trimConversation } from './trim-conversation.ts'

/**
 * What happened to a mail: added to a conversation, which it may begin, recorded as a failed reply or as the
 * wrong address of a reader, already taken, or not for the desk. `full`: too many enquiries came; it is in the
 * mailbox only.
 */
export type Taken =
  | { result: 'added' | 'failed'; enquiryId: string }
  | { result: 'bounced' | 'known' | 'foreign' | 'full' }

/** Takes a report about a mail that is not the desk's. Returns undefined if it is about none of ours. */
export type OtherReports = (
  trx: Database,
  report: Report,
) => Promise<'bounced' | 'failed' | 'known' | undefined>

export type IntakeSettings = TellParts['settings'] & {
  mailboxNew?: boolean
  mailFrom?: string
  replyTo?: string | undefined
  imapUrl?: string | undefined
}

export type MailIntake = ReturnType<typeof createMailIntake>

/**
 * Takes mails that answer one of ours or report its failure, and new ones if `MAILBOX_NEW` says so, each once,
 * however often and by whatever route it arrives.
 */
export function createMailIntake(
  db: Database,
  clock: Clock,
  settings: IntakeSettings,
  {
    wake = () => undefined,
    takeOther = () => Promise.resolve(undefined),
  }: {
    /** Called after a mail, so that what staff are told leaves at once. */
    wake?: () => void
    takeOther?: OtherReports
  } = {},
) {
  const parts = { clock, settings }
  const takesNew = settings.mailboxNew === true
  const addresses = async (trx: Database) => ({ own: await ownAddresses(trx, settings), takesNew })

  async function takeReport(trx: Database, mail: IncomingMail): Promise<Taken> {
    const taken = await takeReplyReport(trx, parts, mail)
    if (taken.result !== 'foreign' || !mail.report) return taken
    const other = await takeOther(trx, mail.report)
    return { result: other === 'bounced' || other === 'known' ? other : 'foreign' }
  }

  return {
    async take(mail: IncomingMail): Promise<Taken> {
      const taken = await inTransaction(db, async (trx) => {
        skipAudit(trx, ['enquiries', 'enquiry_mails'], 'a patient or a mail server wrote it')
        if (mail.report) return takeReport(trx, mail)
        return takeAnswer(trx, parts, mail, await addresses(trx))
      })
      wake()
      return taken
    },

    /** Whether a mail of this sender that names none of ours may be for the desk, by its headers. */
    async mayTake(mail: IncomingMail): Promise<boolean> {
      return (await placeByAddress(db, mail, await addresses(db), clock())) !== 'nowhere'
    },

    /** Returns the id of the enquiry whose conversation contains the first known Message-ID. */
    conversationOf: async (ids: string[]): Promise<string | undefined> =>
      (await mailNamed(db, ids))?.enquiry_id,
  }
}

/** The addresses that the site itself writes from and to. */
async function ownAddresses(trx: Database, settings: IntakeSettings): Promise<string[]> {
  const { mailFrom = '', replyTo = '', imapUrl } = settings
  const user = imapUrl ? decodeURIComponent(new URL(imapUrl).username) : ''
  // A sender may be written with a name before it.
  return [await officeAddress(trx, settings), mailFrom, replyTo, user].map(
    (text) => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text,
  )
}

async function mailNamed(db: Database, ids: string[]) {
  if (ids.length === 0) return undefined
  const mails = await db
    .selectFrom('enquiry_mails')
    .select(['id', 'enquiry_id', 'direction', 'message_id'])
    .where('message_id', 'in', ids)
    .execute()
  return mails.toSorted((a, b) => ids.indexOf(a.message_id) - ids.indexOf(b.message_id))[0]
}

async function takeReplyReport(
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

/** Mails that name one of ours belong to its conversation; others go by the address of their sender. */
async function takeAnswer(
  trx: Database,
  parts: TellParts,
  mail: IncomingMail,
  addresses: OwnAddresses,
): Promise<Taken> {
  if (await mailNamed(trx, [mail.messageId])) return { result: 'known' }
  const answered = await mailNamed(trx, mail.answers)
  if (answered) return addToConversation(trx, parts, mail, answered.enquiry_id)
  await lockFor(trx, 'room for enquiries')
  const place = await placeByAddress(trx, mail, addresses, parts.clock())
  if (place === 'nowhere') return { result: 'foreign' }
  if (place === 'new') return beginConversation(trx, parts, mail)
  return addToConversation(trx, parts, mail, place.joins, 1)
}

async function beginConversation(
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

async function addToConversation(
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
