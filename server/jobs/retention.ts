import { sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import { operator, recordAudit, theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { ClockCheck } from './clock-check.ts'
import { daysBefore, monthsBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'
import { purgeEnquiries } from './desk-retention.ts'
import {
  forgetWriter,
  hasEndingDrafts,
  purgeDrafts,
  tablesNamingWriters,
} from './draft-retention.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { hasSearches, purgeSearches } from './search-retention.ts'
import { purgeNewsletter } from './newsletter-retention.ts'
import { hasReviews, purgeRequests } from './review-retention.ts'
import { inTransaction } from '../database/transaction.ts'
import { emptyLog, rewriteFile } from '../database/sqlite/secure-delete.ts'
import { unlessUnderWay } from '../database/unless-under-way.ts'
import { hasVisits, purgeVisits } from './visit-retention.ts'

/** How long an asset is kept after the last build that contains it: a page may stay open for days. */
const assetDays = 14

type Purged = { enquiries: number; drafts: number; versions: number }

/** Deletes expired messages and drafts, including copies of messages in unsent mail. */
export function createRetention(db: Database, clock: Clock) {
  /** Works in small transactions: the next run resumes after an interruption. */
  async function deleteAllPast(db: Database, by: string, now: Date): Promise<Purged> {
    const note =
      (subject: { kind: 'enquiry' } | { kind: 'article'; fields: string[] }) => (trx: Database) =>
        recordAudit(trx, { at: now.toISOString(), by, action: 'erased', ...subject })
    const enquiries = await purgeEnquiries(db, now, note({ kind: 'enquiry' }))
    await purgeNewsletter(db, now)
    await purgeSearches(db, now)
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
    await purgeVisits(db, now)
    const drafts = await purgeDrafts(db, now, note({ kind: 'article', fields: ['draft'] }))
    return { enquiries, ...drafts }
  }

  return {
    /**
     * Deletes expired enquiries, drafts and versions, and returns their numbers. Also deletes addresses
     * whose owner never confirmed a subscription: somebody else may have entered them. Adds one audit row
     * per kind of record deleted. For operators: rewrites SQLite's file, as `forgetWriter` does.
     */
    async purge(): Promise<Purged> {
      const deleted = await deleteAllPast(db, operator, clock())
      await rewriteFile(db)
      return deleted
    },

    /**
     * Like `purge`, while the site is serving requests. Does nothing while another instance is purging.
     * Throws `PutOff` while the clock is not trusted, because deletion can't be undone.
     */
    async purgeUnattended(clockCheck: Pick<ClockCheck, 'trust' | 'assertTrusted'>): Promise<void> {
      const enquiry = await db.selectFrom('enquiries').select('id').limit(1).executeTakeFirst()
      // Use the time that is checked below: the clock may be set while this waits for the lock.
      const now = clock()
      // With nothing to delete, a wrong clock does no harm.
      const ending = [
        await hasEndingDrafts(db),
        await hasReviews(db),
        await hasSearches(db),
        await hasVisits(db),
      ]
      const erasure = await db.selectFrom('erasures').select('hash').limit(1).executeTakeFirst()
      if (enquiry || erasure || ending.includes(true)) {
        await clockCheck.assertTrusted()
      } else await clockCheck.trust()
      await unlessUnderWay(db, 'deleting old records', async (db) => {
        await deleteAllPast(db, theSite, now)
      })
      // Also covers what was deleted by hand since the last run.
      await emptyLog(db)
    },

    /** Replaces a former admin's address wherever it is stored. Returns the number of changed rows. */
    async forgetWriter(email: string): Promise<number> {
      const count = await inTransaction(db, async (trx) => {
        const count = await forgetWriter(trx, email)
        skipAudit(trx, tablesNamingWriters, 'one row about the person covers it')
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
