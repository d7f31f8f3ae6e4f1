import { introRule, subjectRule, tooManyArticles } from './newsletter-rules.ts'
import { limits } from './limits.ts'
import { numberOr, paging } from './paging.ts'
import { z } from './schema.ts'
import { emailField, textField } from './text-field.ts'

export const subscriptionInput = z.object({ email: emailField('Email is required.') })

export const issueStates = ['draft', 'sending', 'paused', 'sent', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]
export const deliveryStates = ['sent', 'waiting', 'failed', 'unsubscribed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The number of deliveries of an issue in each state. */
export type DeliveryCounts = Record<DeliveryState, number>

const time = z.iso.datetime()
const count = z.number().int()

export const newsletterListQuery = z.object({
  ...paging,
  limit: numberOr(limits.newsletter.perPage, 'limit', limits.list.max),
})

const issueFields = {
  subject: textField(subjectRule),
  intro: textField(introRule).default('').describe('Plain text; an empty line begins a paragraph'),
  articles: z
    .array(z.string())
    .max(limits.newsletter.articles, { error: tooManyArticles })
    .transform((ids) => [...new Set(ids)])
    .optional(),
}

export const issueInput = z.object(issueFields)
export type IssueInput = z.infer<typeof issueInput>
export const issueChange = z.object({ ...issueFields, updatedAt: time.optional() })
export type IssueChange = z.infer<typeof issueChange>

export const issueJson = z.object({
  _id: z.string(),
  subject: z.string(),
  intro: z.string(),
  articles: z.array(z.object({ _id: z.string(), title: z.string() })),
  state: z.enum(issueStates),
  recipients: count.describe('sent + waiting + failed + unsubscribed'),
  sent: count,
  waiting: count,
  failed: count,
  unsubscribed: count.describe('Readers who left before their mail went out'),
  createdAt: time,
  sentAt: time.nullable().describe('When sending began'),
  updatedAt: time,
})
export type IssueJson = z.infer<typeof issueJson>

export const issuePreview = z.object({ subject: z.string(), text: z.string(), html: z.string() })
export type IssuePreview = z.infer<typeof issuePreview>

export const sendInput = z.object({
  recipients: z.number().int().min(0).describe('The number of readers that the sender was shown'),
})

export const subscriberCounts = z.object({
  confirmed: count.describe('Readers; without those whose address does not exist'),
  unconfirmed: count,
  bounced: count,
  byMonth: z
    .array(
      z.object({
        month: z.string().describe('`2026-11`, UTC'),
        confirmed: count,
        left: count,
      }),
    )
    .describe('Months in which somebody came or left, newest first'),
})
export type SubscriberCounts = z.infer<typeof subscriberCounts>

export const subscriberJson = z.object({
  _id: z.string(),
  email: z.string(),
  confirmedAt: time,
  bouncedAt: time.nullable(),
})
export type SubscriberJson = z.infer<typeof subscriberJson>
