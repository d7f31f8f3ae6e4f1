import { randomBytes } from 'node:crypto'
import { inMailboxOnly } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import type { Database } from '../../database/database.ts'
import { storeMail } from '../../mail/mail-queue.ts'
import type { TellParts } from '../desk/tell.ts'
import { dangerIn, findDanger, ownWords } from '../danger.ts'
import { filterText } from '../enquiry-filter.ts'
import { noticeOf } from '../notice.ts'
import { waitForRoom } from '../room.ts'
import { messageKey, spamReasonOf } from '../spam.ts'
import type { IncomingMail } from './read-mail.ts'

/**
 * Stores a mail as an enquiry, without the mail itself, in the caller's transaction, which holds the lock for room.
 * Returns its id; undefined if there is no room.
 */
export async function storeNewEnquiry(
  trx: Database,
  { clock, settings }: TellParts,
  mail: IncomingMail,
): Promise<string | undefined> {
  const now = clock()
  const created_at = now.toISOString()
  const message = wordsOf(mail)
  const enquiry = { name: mail.fromName || mail.from, email: mail.from, message }
  const spamReason = await spamReasonOf(trx, enquiry, now)
  const danger = findDanger(ownWords(message, []))
  const isUrgent = danger.length > 0
  const isSpam = spamReason !== null && !isUrgent
  if ((await waitForRoom(trx, now, isSpam)) !== undefined) return undefined
  const id = randomBytes(16).toString('base64url')
  await trx
    .insertInto('enquiries')
    .values({
      ...enquiry,
      id,
      channel: 'mail',
      created_at,
      last_at: created_at,
      updated_at: created_at,
      waiting_since: created_at,
      filter_text: filterText(enquiry),
      message_key: messageKey(message),
      ...dangerIn(danger, created_at),
      spam_reason: spamReason,
      ...(isSpam && { state: 'spam', spam_at: created_at }),
    })
    .execute()
  if (!isSpam) {
    const notice = await noticeOf(
      trx,
      { id, ...enquiry, isUrgent, channel: 'mail' },
      { ...settings, contactNotice: 'short' },
    )
    await storeMail(trx, clock, notice)
  }
  return id
}

/** The subject often has words that the text lacks. */
function wordsOf({ subject, text, isRead }: IncomingMail): string {
  const words = isRead ? text : inMailboxOnly
  return (
    [subject, words].filter(Boolean).join('\n\n').slice(0, limits.desk.mailText) || inMailboxOnly
  )
}
