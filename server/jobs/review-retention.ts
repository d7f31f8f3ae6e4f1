import type { Database } from '../database/database.ts'
import { isAddress } from '../database/same-address.ts'
import type { Tables } from '../database/tables.ts'
import { daysBefore } from './days-before.ts'

/** Parents first. */
export const reviewTables: (keyof Tables)[] = [
  'clinical_reviews',
  'review_reminders',
  'review_requests',
]

const endedLinkDays = 30

/** Whether there are signatures, which are called overdue, and of which mails are sent, by the clock. */
export async function hasReviews(db: Database): Promise<boolean> {
  const review = await db
    .selectFrom('clinical_reviews')
    .select('number')
    .limit(1)
    .executeTakeFirst()
  return review !== undefined
}

/** Deletes requests that ended long ago without an answer. */
export async function purgeRequests(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom('review_requests')
    .where('answer', '=', '')
    .where('expires_at', '<', daysBefore(now, endedLinkDays))
    .execute()
}

/** Takes an address out of signatures, which stay, and deletes requests that were sent there. */
export async function forgetReviewer(trx: Database, address: string) {
  await trx
    .updateTable('clinical_reviews')
    .set({ reviewer_email: '' })
    .where(isAddress('reviewer_email', address))
    .execute()
  return trx.deleteFrom('review_requests').where(isAddress('email', address)).executeTakeFirst()
}
