import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SpamReason } from '../../shared/desk.ts'
import type { EnquiryInput } from '../../shared/enquiry.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { emailEquals } from '../database/email-equality.ts'

const { spamLinks, repeated } = limits.enquiry

/** Returns the key by which messages are compared: a hash of the text, ignoring case and white space. */
export function messageKey(message: string): string {
  const text = message.toLowerCase().replace(/\s+/gu, '')
  return createHash('sha256').update(text).digest('base64url')
}

/** Returns why a new enquiry is spam; null if it is not. */
export async function spamReasonOf(
  trx: Database,
  { email, message, website }: Pick<EnquiryInput, 'email' | 'message' | 'website'>,
  now: Date,
): Promise<SpamReason | null> {
  if (website) return 'hidden field'
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  if (links >= spamLinks) return 'links'
  if (await isRepeated(trx, email, message, now)) return 'repeated'
  return (await isMarked(trx, email)) ? 'marked before' : null
}

async function isRepeated(
  trx: Database,
  email: string,
  message: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - repeated.hours * 3_600_000).toISOString()
  const others = await trx
    .selectFrom('enquiries')
    .select(sql<string>`lower(email)`.as('address'))
    .distinct()
    .where('message_key', '=', messageKey(message))
    .where('created_at', '>', since)
    .where(({ not }) => not(isFrom(email)))
    .limit(repeated.addresses - 1)
    .execute()
  return others.length === repeated.addresses - 1
}

/** Whether staff have marked the address as a sender of spam. */
export async function isMarked(trx: Database, email: string): Promise<boolean> {
  const marked = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('marks_sender', '=', 1)
    .where(isFrom(email))
    .limit(1)
    .executeTakeFirst()
  return marked !== undefined
}

/** Condition for enquiries from the address, ignoring the case of A to Z. */
export const isFrom = (email: string) => emailEquals('email', email)
