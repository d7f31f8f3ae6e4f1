import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Whose } from './address-key.ts'

/**
 * Takes a reviewer's address out of signatures and confirmations, which are kept, and deletes requests
 * sent to it. Returns how many requests.
 */
export function forgetReviewers(db: Database, whose: Whose): Promise<number> {
  return inTransaction(db, async (trx) => {
    const tables = ['clinical_reviews', 'review_requests', 'reviewer_confirmations'] as const
    skipAudit(trx, tables, 'one row about the erasure covers it')
    let requests = 0n
    // unlocked clinical_reviews: an address that comes meanwhile is a new one
    // unlocked reviewer_confirmations: the same
    for (const address of await reviewersAddresses(trx)) {
      const until = whose(address)
      if (until === undefined) continue
      await trx
        .updateTable('reviewer_confirmations')
        .set({ email: '' })
        .where('email', '=', address)
        .where('confirmed_at', '<=', until)
        .execute()
      await trx
        .updateTable('clinical_reviews')
        .set({ reviewer_email: '' })
        .where('reviewer_email', '=', address)
        .where('signed_at', '<=', until)
        .execute()
      const { numDeletedRows } = await trx
        .deleteFrom('review_requests')
        .where('email', '=', address)
        .where('requested_at', '<=', until)
        .executeTakeFirst()
      requests += numDeletedRows
    }
    return Number(requests)
  })
}

async function reviewersAddresses(trx: Database): Promise<string[]> {
  const rows = await trx
    .selectFrom('review_requests')
    .select('email')
    .union(trx.selectFrom('clinical_reviews').select('reviewer_email as email'))
    .union(trx.selectFrom('reviewer_confirmations').select('email'))
    .execute()
  return rows.map(({ email }) => email)
}
