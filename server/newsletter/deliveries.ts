import type { Clock } from '../core/clock.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { countDeliveries, noDeliveries } from '../jobs/newsletter-retention.ts'
import type { IssueArticle } from './issue-mail.ts'
import { type IssueRow, sumOf } from './issue-rows.ts'
import type { Pace } from './pace.ts'

export type Deliveries = ReturnType<typeof createDeliveries>

/** A mail that this instance may send now. */
export type Claimed = {
  id: string
  issue: IssueRow
  subscriptionId: string
  email: string
  token: string
  articles: IssueArticle[]
  attempts: number
  /** When it was first tried. */
  triedAt: string
}

export type Claim =
  | { kind: 'mail'; mail: Claimed }
  /** A mail is due, but not before this time has passed (ms). */
  | { kind: 'too early'; waitMs: number }
  /** `isSending`: an issue has mails that are due later or on their way elsewhere. */
  | { kind: 'nothing due'; isSending: boolean }

type Parts = { db: Database; clock: Clock; pace: Pace }

/** How long an instance owns a mail that it sends; it renews the lease meanwhile. */
export const leaseMs = 60_000

/**
 * The deliveries of issues. One that is being sent stays `waiting` under a lease: if its instance dies,
 * another sends it when the lease has ended.
 */
export function createDeliveries({ db, clock, pace }: Parts) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()

  const setWaiting = (
    id: string,
    values: {
      state?: 'failed'
      attempts?: number
      tried_at?: null
      next_attempt_at?: string
    },
  ) =>
    db
      .updateTable('newsletter_deliveries')
      .set(values)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute()

  const sending = () =>
    db.selectFrom('newsletter_issues').selectAll().where('state', '=', 'sending').orderBy('sent_at')

  function nextDue(trx: Database, issueId: string) {
    return selectForUpdate(trx, 'newsletter_deliveries')
      .selectAll()
      .where('issue_id', '=', issueId)
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', inMs(0))
      .orderBy('next_attempt_at')
      .limit(1)
      .executeTakeFirst()
  }

  type Delivery = NonNullable<Awaited<ReturnType<typeof nextDue>>>

  /** The reader of a delivery; undefined, and the delivery is settled, if nothing may be sent to them. */
  async function readerOf(trx: Database, { id, subscription_id }: Delivery) {
    const reader =
      subscription_id === null
        ? undefined
        : await trx
            .selectFrom('newsletter_subscriptions')
            .select(['id', 'email', 'token', 'bounced_at'])
            .where('id', '=', subscription_id)
            .executeTakeFirst()
    if (reader && reader.bounced_at === null) {
      return { subscriptionId: reader.id, email: reader.email, token: reader.token! }
    }
    await trx
      .updateTable('newsletter_deliveries')
      .set({ state: reader ? 'failed' : 'unsubscribed' })
      .where('id', '=', id)
      .execute()
    return undefined
  }

  async function claimOf(trx: Database, issue: IssueRow): Promise<Claim | undefined> {
    const due = await nextDue(trx, issue.id)
    if (!due) return undefined
    const reader = await readerOf(trx, due)
    if (!reader) return claimOf(trx, issue)
    const waitMs = await pace.claim(trx)
    if (waitMs > 0) return { kind: 'too early', waitMs }
    const { id, attempts, tried_at } = due
    const triedAt = tried_at ?? inMs(0)
    await trx
      .updateTable('newsletter_deliveries')
      .set({ tried_at: triedAt, next_attempt_at: inMs(leaseMs) })
      .where('id', '=', id)
      .execute()
    const articles = JSON.parse(issue.articles) as IssueArticle[]
    return { kind: 'mail', mail: { id, issue, articles, ...reader, attempts, triedAt } }
  }

  return {
    /** Takes the next mail of the issue that has been sending longest. */
    async claim(): Promise<Claim> {
      const issues = await sending().execute()
      if (issues.length === 0) return { kind: 'nothing due', isSending: false }
      return inTransaction(db, async (trx) => {
        // One instance at a time, because all share one pace.
        await lockFor(trx, 'newsletter')
        for (const { id } of issues) {
          // As it is now: it may have been paused since.
          const issue = await trx
            .selectFrom('newsletter_issues')
            .selectAll()
            .where('id', '=', id)
            .where('state', '=', 'sending')
            .executeTakeFirst()
          const claim = issue && (await claimOf(trx, issue))
          if (claim) return claim
        }
        return { kind: 'nothing due', isSending: true }
      })
    },

    renew: (id: string) => setWaiting(id, { next_attempt_at: inMs(leaseMs) }),

    /** The mail server has taken the mail, even if the reader left meanwhile. */
    async noteSent(id: string): Promise<void> {
      await db
        .updateTable('newsletter_deliveries')
        .set({ state: 'sent' })
        .where('id', '=', id)
        .execute()
    },

    noteFailed: (id: string) => setWaiting(id, { state: 'failed' }),

    /** To be tried again after `waitMs`; `attempts`: how often it has been deferred. */
    postpone: (id: string, waitMs: number, attempts: number) =>
      setWaiting(id, { attempts, next_attempt_at: inMs(waitMs) }),

    /** To be tried again after all others; a try while the server is away counts for nothing. */
    putBack: (id: string, isAway: boolean) =>
      setWaiting(id, { next_attempt_at: inMs(0), ...(isAway && { tried_at: null }) }),

    /**
     * Ends issues of which nothing waits. Returns those whose deliveries do not add up to the number of
     * readers when sending began.
     */
    async finish(): Promise<string[]> {
      // unaudited: the site notes what came of the act of sending
      const finished = await db
        .updateTable('newsletter_issues')
        .set({ state: 'sent', updated_at: inMs(0) })
        .where('state', '=', 'sending')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('newsletter_deliveries')
                .select('newsletter_deliveries.id')
                .whereRef('newsletter_deliveries.issue_id', '=', 'newsletter_issues.id')
                .where('newsletter_deliveries.state', '=', 'waiting'),
            ),
          ),
        )
        .returning(['id', 'recipients'])
        .execute()
      const counts = await countDeliveries(
        db,
        finished.map(({ id }) => id),
      )
      return finished
        .filter(({ id, recipients }) => sumOf(counts.get(id) ?? noDeliveries()) !== recipients)
        .map(({ id }) => id)
    },
  }
}
