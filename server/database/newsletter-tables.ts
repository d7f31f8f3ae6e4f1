import type { Generated } from 'kysely'
import type { DeliveryState, IssueState } from '../../shared/newsletter.ts'

/** Database columns of the newsletter, part of `Tables`. */
export type NewsletterTables = {
  newsletter_subscriptions: {
    id: string
    email: string
    requested_at: string
    /** JSON list of the times at which confirmation mails were last asked for. */
    mailed_at: string
    confirmed_at: string | null
    /** The secret of its unsubscribe link; null until it is first needed in rows of an older version. */
    token: Generated<string | null>
    /** The day of the privacy policy to which the reader agreed. */
    policy: Generated<string | null>
    /** Since when the address is known not to exist; such a reader gets no more mail. */
    bounced_at: Generated<string | null>
  }
  /** What remains of an ended subscription: nothing that names the reader. */
  ended_subscriptions: {
    id: string
    token_hash: string
    /** Months as `2026-11`; null if it was never confirmed. */
    confirmed_month: string | null
    ended_month: string
  }
  newsletter_issues: {
    id: string
    subject: string
    intro: string
    /** JSON list: ids of articles in a draft, from sending on the articles as sent (`IssueArticle`). */
    articles: string
    state: IssueState
    /** The number of deliveries when it was sent. */
    recipients: number
    /** JSON counts by state, once the deliveries have been deleted. */
    totals: string | null
    created_at: string
    /** When sending began. */
    sent_at: string | null
    updated_at: string
  }
  /** One for each reader of an issue. `id` is also the first part of the Message-ID. */
  newsletter_deliveries: {
    id: string
    issue_id: string
    /** Null if the reader has left. */
    subscription_id: string | null
    state: DeliveryState
    /** How often the mail server has deferred the mail. */
    attempts: Generated<number>
    /** When it was first tried. */
    tried_at: Generated<string | null>
    /** When it may be tried, or until when an instance that is sending it owns it. */
    next_attempt_at: string
  }
}
