// Mails that name none of ours: whose they are shows only by the address of their sender.
import { foldedWords, foldText } from '../../../shared/letters.ts'
import { limits } from '../../../shared/limits.ts'
import { isEmail } from '../../../shared/text-rules.ts'
import type { Database } from '../../database/database.ts'
import { emailEquals } from '../../database/email-equality.ts'
import { isFrom } from '../spam.ts'
import type { IncomingMail } from './read-mail.ts'

const dayMs = 24 * 60 * 60_000

export type OwnAddresses = {
  /** Addresses that the site writes from and to, in any case. */
  own: string[]
  /** `MAILBOX_NEW`. */
  takesNew: boolean
}

/** Where a mail that names none of ours belongs: to a conversation, to a new enquiry, or not to the desk. */
export type Place = { joins: string } | 'new' | 'nowhere'

/**
 * Decides by the address of the sender. Never joins a mail to the conversations of an address that several people
 * use, or that somebody of another name uses; it becomes an enquiry of its own.
 */
export async function placeByAddress(
  trx: Database,
  { from, fromName, answers, isUnasked, subject }: IncomingMail,
  { own, takesNew }: OwnAddresses,
  now: Date,
): Promise<Place> {
  if (isUnasked || !isEmail(from) || (await isOurs(trx, from, own))) return 'nowhere'
  const otherwise = takesNew ? 'new' : 'nowhere'
  // A mail that answers another mail is none of ours; a new subject is a new matter where new mails are taken.
  if (answers.length > 0 || (takesNew && !isAnswer(subject))) return otherwise
  const since = new Date(now.getTime() - limits.desk.joinDays * dayMs).toISOString()
  const theirs = await trx
    .selectFrom('enquiries')
    .select(['id', 'name'])
    .where(isFrom(from))
    .where('state', '!=', 'spam')
    .where('last_at', '>', since)
    .orderBy('last_at', 'desc')
    .limit(mostCompared)
    .execute()
  const [newest] = theirs
  if (!newest) return otherwise
  const names = new Set(theirs.map(({ name }) => foldText(name)))
  const isOnePerson = names.size === 1 && theirs.length < mostCompared
  return isOnePerson && mayBeOne(fromName, newest.name) ? { joins: newest.id } : 'new'
}

/**
 * Whether a mail's sender may be the person of this name: all words of the shorter name stand in the longer one,
 * in full or as initials. Families share addresses. A mail without a name may be of anybody.
 */
function mayBeOne(sender: string, name: string): boolean {
  if (sender.includes('@')) return true
  const [fewer, more] = [sender, name].map(foldedWords).toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ]
  const isSame = (word: string, other: string) =>
    word === other || (Math.min(word.length, other.length) === 1 && word[0] === other[0])
  return fewer.every((word) => more.some((other) => isSame(word, other)))
}

const mostCompared = 50

/** "Re:" in the languages of common mail programs. */
const isAnswer = (subject: string) =>
  /^\s*(?:re|aw|antw|sv|vs|odp|rv|res|r|ref|ynt|vá|απ|回复|回覆|答复|返信|회신|답장|השב|رد|ответ)\s*(?:\[\d+\])?\s*[:：]/iu.test(
    subject,
  )

/** Whether the site or one of its staff sent it: an automatic answer to their mails must not start another. */
async function isOurs(trx: Database, from: string, own: string[]): Promise<boolean> {
  if (own.some((address) => address.toLowerCase() === from.toLowerCase())) return true
  const person = await trx
    .selectFrom('people')
    .select('id')
    .where(emailEquals('email', from))
    .limit(1)
    .executeTakeFirst()
  return person !== undefined
}
