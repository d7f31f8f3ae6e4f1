import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isAddress } from '../database/same-address.ts'
import { daysBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'

const endedLinkDays = 30

/** Whether there are any signatures: the clock decides when they are overdue and reminders are sent. */
export async function hasReviews(db: Database): Promise<boolean> {
  const review = await db
    .selectFrom('clinical_reviews')
    .select('number')
    .limit(1)
    .executeTakeFirst()
  return review !== undefined
}

/** Deletes requests that expired long ago without an answer. */
export async function purgeRequests(db: Database, now: Date): Promise<void> {
  const ended = daysBefore(now, endedLinkDays)
  await deletePast(db, {
    table: 'review_requests',
    key: ['id'],
    isPast: sql`answer = '' and expires_at < ${ended}`,
  })
}

/** Removes an address from signatures, which are kept, and deletes requests sent to it. */
export async function forgetReviewer(trx: Database, address: string) {
  await trx
    .updateTable('clinical_reviews')
    .set({ reviewer_email: '' })
    .where(isAddress('reviewer_email', address))
    .execute()
  return trx.deleteFrom('review_requests').where(isAddress('email', address)).executeTakeFirst()
}
