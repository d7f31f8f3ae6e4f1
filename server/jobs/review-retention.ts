import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
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

/** Deletes requests that expired long ago without an answer, and answers about articles that are gone. */
export async function purgeRequests(db: Database, now: Date): Promise<void> {
  const ended = daysBefore(now, endedLinkDays)
  await deletePast(db, {
    table: 'review_requests',
    key: ['id'],
    isPast: sql`answer = '' and expires_at < ${ended}`,
  })
  await deletePast(db, {
    table: 'review_requests',
    key: ['id'],
    isPast: sql`subject_created_at <> ''
      and not exists (
        select 1 from blogs where blogs.id = review_requests.subject_id
          and blogs.created_at = review_requests.subject_created_at
      )
      and not exists (
        select 1 from drafts where drafts.record_id = review_requests.subject_id
          and drafts.record_created_at = review_requests.subject_created_at
      )`,
  })
}
