import { limits } from '../../shared/limits.ts'
import { operator, recordAudit, theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { ClockCheck } from './clock-check.ts'
import { daysBefore, monthsBefore } from './days-before.ts'
import { enquiryTables, forgetEnquirer, purgeEnquiries } from './desk-retention.ts'
import { draftTables, forgetWriter, hasEndingDrafts, purgeDrafts } from './draft-retention.ts'
import type { Database } from '../database/database.ts'
import { isAddress } from '../database/same-address.ts'
import type { Tables } from '../database/tables.ts'
import { forgetReviewer, hasReviews, purgeRequests, reviewTables } from './review-retention.ts'
import { inTransaction } from '../database/transaction.ts'
import { emptyLog, secureDelete } from '../database/sqlite/secure-delete.ts'

const personalTables: (keyof Tables)[] = [...enquiryTables, 'newsletter_subscriptions', 'audit_log']

/** A day longer than the link in the mail works. */
const unconfirmedDays = limits.newsletter.confirmWithinDays + 1

/** How long an asset outlives the last instance whose build has it: a page may stay open for days. */
const assetDays = 14

type Purged = { enquiries: number; drafts: number; versions: number }

/** How long messages and drafts are kept, and how they are deleted. Mails that were never sent are copies of them. */
export function createRetention(db: Database, clock: Clock) {
  return {
    /**
     * Deletes expired enquiries, drafts and versions and returns their numbers, and addresses whose
     * owner never confirmed a subscription: somebody else may have entered them. A run that deletes is one row
     * of the audit log for each kind.
     */
    async purge(by = operator): Promise<Purged> {
      const now = clock()
      const deleted = await inTransaction(db, async (trx) => {
        const desk = await purgeEnquiries(trx, now)
        const unconfirmed = await trx
          .deleteFrom('newsletter_subscriptions')
          .where('confirmed_at', 'is', null)
          .where('requested_at', '<', daysBefore(now, unconfirmedDays))
          .executeTakeFirst()
        const audited = await trx
          .deleteFrom('audit_log')
          .where('at', '<', monthsBefore(now, limits.audit.months))
          .executeTakeFirst()
        await trx
          .deleteFrom('kept_assets')
          .where('last_used_at', '<', daysBefore(now, assetDays))
          .execute()
        await purgeRequests(trx, now)
        const drafts = await purgeDrafts(trx, now)
        const act = { at: now.toISOString(), by, action: 'erased' } as const
        if (desk.enquiries > 0) await recordAudit(trx, { ...act, kind: 'enquiry' })
        if (drafts.drafts > 0) {
          await recordAudit(trx, { ...act, kind: 'article', fields: ['draft'] })
        }
        return {
          enquiries: desk.enquiries,
          leavesPersonalTraces:
            desk.leavesTraces || unconfirmed.numDeletedRows + audited.numDeletedRows > 0n,
          ...drafts,
        }
      })
      const { enquiries, leavesPersonalTraces, drafts, versions, leavesTraces } = deleted
      if (leavesPersonalTraces) await secureDelete(db, personalTables)
      if (leavesTraces) await secureDelete(db, draftTables)
      await emptyLog(db)
      return { enquiries, drafts, versions }
    },

    /** As `purge`, but nothing where nobody confirms the clock: what is deleted does not come back. */
    async purgeUnattended(clockCheck: ClockCheck): Promise<void> {
      const enquiry = await db.selectFrom('enquiries').select('id').limit(1).executeTakeFirst()
      // Where there is nothing, nothing can be lost.
      if (enquiry || (await hasEndingDrafts(db)) || (await hasReviews(db))) {
        await clockCheck.assertTrusted()
      } else await clockCheck.trust()
      await this.purge(theSite)
    },

    /** Deletes all that one person sent: enquiries, a subscription, waiting mails. Returns how many. */
    async forget(email: string): Promise<number> {
      const address = email.trim()
      const deleted = await inTransaction(db, async (trx) => {
        const enquiries = await forgetEnquirer(trx, address)
        const subscription = await trx
          .deleteFrom('newsletter_subscriptions')
          // Subscriptions are kept with all letters in lower case.
          .where(isAddress('email', address.toLowerCase()))
          .executeTakeFirst()
        const requests = await forgetReviewer(trx, address)
        const count = enquiries + subscription.numDeletedRows + requests.numDeletedRows
        // Whose it was is not said: erasing a person leaves nothing.
        if (count > 0n) {
          const at = clock().toISOString()
          await recordAudit(trx, { at, by: operator, action: 'erased', kind: 'enquiry' })
        }
        return count
      })
      await secureDelete(db, [...personalTables, ...reviewTables])
      return Number(deleted)
    },

    /** Takes a former admin's address out of drafts and versions. Returns out of how many. */
    async forgetWriter(email: string): Promise<number> {
      const count = await inTransaction(db, async (trx) => {
        const count = await forgetWriter(trx, email)
        const at = clock().toISOString()
        if (count > 0) {
          await recordAudit(trx, { at, by: operator, action: 'erased', kind: 'person' })
        }
        return count
      })
      await secureDelete(db, [...draftTables, 'images', 'audit_log', ...reviewTables])
      return count
    },
  }
}
