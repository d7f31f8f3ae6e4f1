import { sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import { operator, recordAudit, theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { ClockCheck } from './clock-check.ts'
import { daysBefore, monthsBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'
import { forgetEnquirer, purgeEnquiries } from './desk-retention.ts'
import {
  forgetWriter,
  hasEndingDrafts,
  purgeDrafts,
  tablesNamingWriters,
} from './draft-retention.ts'
import { leaveUntold } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { emailEquals } from '../database/email-equality.ts'
import { forgetReviewer, hasReviews, purgeRequests } from './review-retention.ts'
import { inTransaction } from '../database/transaction.ts'
import { emptyLog, rewriteFile } from '../database/sqlite/secure-delete.ts'
import { unlessUnderWay } from '../database/unless-under-way.ts'

/** A day longer than the link in the mail works. */
const unconfirmedDays = limits.newsletter.confirmWithinDays + 1

/** How long an asset outlives the last instance whose build has it: a page may stay open for days. */
const assetDays = 14

type Purged = { enquiries: number; drafts: number; versions: number }

const ofReviewers = ['clinical_reviews', 'review_requests', 'reviewer_confirmations'] as const

/** How long messages and drafts are kept, and how they are deleted. Mails that were never sent are copies of them. */
export function createRetention(db: Database, clock: Clock) {
  /** Bit by bit: what an interruption leaves, the next run deletes. */
  async function deleteAllPast(db: Database, by: string, now: Date): Promise<Purged> {
    const note =
      (subject: { kind: 'enquiry' } | { kind: 'article'; fields: string[] }) => (trx: Database) =>
        recordAudit(trx, { at: now.toISOString(), by, action: 'erased', ...subject })
    const enquiries = await purgeEnquiries(db, now, note({ kind: 'enquiry' }))
    await deletePast(db, {
      table: 'newsletter_subscriptions',
      key: ['id'],
      isPast: sql`confirmed_at is null and requested_at < ${daysBefore(now, unconfirmedDays)}`,
    })
    await deletePast(db, {
      table: 'audit_log',
      key: ['number'],
      isPast: sql`at < ${monthsBefore(now, limits.audit.months)}`,
    })
    await deletePast(db, {
      table: 'kept_assets',
      key: ['name'],
      isPast: sql`last_used_at < ${daysBefore(now, assetDays)}`,
    })
    await purgeRequests(db, now)
    const drafts = await purgeDrafts(db, now, note({ kind: 'article', fields: ['draft'] }))
    return { enquiries, ...drafts }
  }

  return {
    /**
     * Deletes expired enquiries, drafts and versions and returns their numbers, and addresses whose
     * owner never confirmed a subscription: somebody else may have entered them. A run that deletes is one row
     * of the audit log for each kind. Writes SQLite's file anew, as `forget` and `forgetWriter` do: for operators.
     */
    async purge(): Promise<Purged> {
      const deleted = await deleteAllPast(db, operator, clock())
      await rewriteFile(db)
      return deleted
    },

    /**
     * Deletes the same beside the requests of a running site, unless another instance is doing so, and nothing where nobody
     * confirms the clock: what is deleted does not come back.
     */
    async purgeUnattended(clockCheck: Pick<ClockCheck, 'trust' | 'assertTrusted'>): Promise<void> {
      const enquiry = await db.selectFrom('enquiries').select('id').limit(1).executeTakeFirst()
      // The time that is checked is the time that counts: the clock may be set while others are waited for.
      const now = clock()
      // Where there is nothing, nothing can be lost.
      if (enquiry || (await hasEndingDrafts(db)) || (await hasReviews(db))) {
        await clockCheck.assertTrusted()
      } else await clockCheck.trust()
      await unlessUnderWay(db, 'deleting old records', async (db) => {
        await deleteAllPast(db, theSite, now)
      })
      // Also for what was deleted by hand since the last time.
      await emptyLog(db)
    },

    /** Deletes all that one person sent: enquiries, a subscription, waiting mails. Returns how many. */
    async forget(email: string): Promise<number> {
      const address = email.trim()
      const deleted = await inTransaction(db, async (trx) => {
        const enquiries = await forgetEnquirer(trx, address)
        const subscription = await trx
          .deleteFrom('newsletter_subscriptions')
          // Subscriptions are kept with all letters in lower case.
          .where(emailEquals('email', address.toLowerCase()))
          .executeTakeFirst()
        const requests = await forgetReviewer(trx, address)
        const count = enquiries + subscription.numDeletedRows + requests.numDeletedRows
        leaveUntold(trx, ofReviewers, 'one row tells of all of it')
        // Whose it was is not said: erasing a person leaves nothing.
        if (count > 0n) {
          const at = clock().toISOString()
          await recordAudit(trx, { at, by: operator, action: 'erased', kind: 'enquiry' })
        }
        return count
      })
      await rewriteFile(db)
      return Number(deleted)
    },

    /** Takes a former admin's address out of drafts and versions. Returns out of how many. */
    async forgetWriter(email: string): Promise<number> {
      const count = await inTransaction(db, async (trx) => {
        const count = await forgetWriter(trx, email)
        leaveUntold(trx, tablesNamingWriters, 'one row of the person tells of all of it')
        const at = clock().toISOString()
        if (count > 0) {
          await recordAudit(trx, { at, by: operator, action: 'erased', kind: 'person' })
        }
        return count
      })
      await rewriteFile(db)
      return count
    },
  }
}
