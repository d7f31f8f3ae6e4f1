import { deliveryStates, issueStates } from '../../../shared/newsletter.ts'
import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import {
  count,
  id,
  idOrNull,
  json,
  oneOf,
  text,
  time,
  timeOrEmpty,
  timeOrNull,
} from '../records/columns.ts'
import { tableSection } from '../records/table-section.ts'

const { newsletter } = limits

/** Their counts are about readers, so they go where those go. */
export const newsletterIssues = tableSection({
  name: 'newsletterIssues',
  table: 'newsletter_issues',
  key: ['created_at', 'id'],
  columns: {
    id,
    subject: text(newsletter.subject),
    intro: text(newsletter.intro),
    articles: json(z.array(z.union([z.string(), z.record(z.string(), z.unknown())]))),
    state: oneOf(issueStates),
    recipients: count,
    totals: json(z.record(z.string(), z.int()).nullable()),
    created_at: time,
    sent_at: timeOrNull,
    updated_at: time,
  },
})

export const newsletterDeliveries = tableSection({
  name: 'newsletterDeliveries',
  table: 'newsletter_deliveries',
  key: ['id'],
  atOnce: 500,
  columns: {
    id,
    issue_id: id,
    subscription_id: idOrNull,
    state: oneOf(deliveryStates),
    attempts: count,
    tried_at: timeOrNull,
    next_attempt_at: timeOrEmpty,
  },
})
