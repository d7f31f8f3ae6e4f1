import { createMailLane } from '../mail/mail-transport.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createDeliveries } from '../newsletter/deliveries.ts'
import { createIssueSender } from '../newsletter/issue-sender.ts'
import { createIssueSending, type IssueSending } from '../newsletter/issue-sending.ts'
import { createIssues, type Issues } from '../newsletter/issues.ts'
import { createNewsletter, type Newsletter } from '../newsletter/newsletter.ts'
import { createPace } from '../newsletter/pace.ts'
import { createSubscribers, type Subscribers } from '../newsletter/subscribers.ts'
import type { SharedParts } from './shared-parts.ts'

/** The services for the newsletter. */
export type NewsletterParts = {
  newsletter: Newsletter
  issues: Issues
  issueSending: IssueSending
  subscribers: Subscribers
}

type Parts = SharedParts & {
  outbox: Outbox
  secret: string
}

/** The caller starts and stops `issueSender`. */
export function createNewsletterParts({ settings, secret, ...parts }: Parts) {
  const { db, clock, log } = parts
  const { siteUrl, newsletterPerMinute } = settings
  const pace = createPace(clock, newsletterPerMinute)
  const deliveries = createDeliveries({ db, clock, pace })
  const lane = createMailLane(settings)
  const issueSender = createIssueSender({ db, clock, log, deliveries, lane, siteUrl })
  const newsletterParts: NewsletterParts = {
    newsletter: createNewsletter({ ...parts, siteUrl, secret }),
    issues: createIssues({ ...parts, siteUrl }),
    issueSending: createIssueSending({ db, clock, wake: issueSender.wake }),
    subscribers: createSubscribers(db, clock),
  }
  return { newsletterParts, issueSender }
}
