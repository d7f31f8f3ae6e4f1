import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'

export const enquiryNotFound = () => new HttpError(404, 'Enquiry not found')

/** Returns the enquiry, locked until the transaction ends. Throws 404. */
export async function lockEnquiry(trx: Database, id: string): Promise<LockedEnquiry> {
  const row = await findLockedEnquiry(trx, id)
  if (!row) throw enquiryNotFound()
  return row
}

/** The same; undefined if there is none. */
export function findLockedEnquiry(trx: Database, id: string) {
  return selectForUpdate(trx, 'enquiries')
    .select(['id', 'name', 'email', 'message', 'state', 'unread', 'assigned_to'])
    .select(['answered', 'failed', 'later', 'danger_at', 'marks_sender'])
    .select(['created_at', 'last_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type LockedEnquiry = NonNullable<Awaited<ReturnType<typeof findLockedEnquiry>>>

/** Returns the newest reply or mail of a conversation. */
export function newestMail(trx: Database, enquiryId: string) {
  return trx
    .selectFrom('enquiry_mails')
    .select(['id', 'at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Returns the time for a new entry: later than every other in the conversation, even if the clock was
 * set back.
 */
export async function nextEntryAt(
  trx: Database,
  clock: Clock,
  { id, created_at, last_at }: Pick<LockedEnquiry, 'id' | 'created_at' | 'last_at'>,
): Promise<string> {
  const newest = await newestMail(trx, id)
  const known = [created_at, last_at, newest?.at ?? ''].toSorted().at(-1)!
  return nextTimestamp(clock, known)
}
