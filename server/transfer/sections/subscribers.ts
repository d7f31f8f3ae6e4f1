import { z } from '../../../shared/schema.ts'
import { email, id, json, text, textOrNull, time, timeOrNull } from '../records/columns.ts'
import { tableSection } from '../records/table-section.ts'

/** With the secrets of their links, so that every mail that was sent can still be unsubscribed from. */
export const subscribers = tableSection({
  name: 'subscribers',
  table: 'newsletter_subscriptions',
  key: ['id'],
  columns: {
    id,
    email,
    requested_at: time,
    mailed_at: json(z.array(z.string())),
    confirmed_at: timeOrNull,
    token: textOrNull(200),
    policy: textOrNull(100),
    bounced_at: timeOrNull,
  },
})

export const endedSubscriptions = tableSection({
  name: 'endedSubscriptions',
  table: 'ended_subscriptions',
  key: ['id'],
  columns: { id, token_hash: text(200), confirmed_month: textOrNull(7), ended_month: text(7) },
})
