// Clinical review in the API: a doctor signs the current words of a page.
import { z } from './schema.ts'

/** `changed`: the words differ from the signed ones, whatever the date. `due`: the date has passed. */
export const reviewStates = ['none', 'current', 'due', 'changed'] as const

export const reviewKinds = ['article', 'condition', 'guide'] as const
export type ReviewKind = (typeof reviewKinds)[number]

const time = z.iso.datetime()

const reviewer = z.object({
  _id: z.string().nullable().describe('null when the doctor is gone'),
  name: z.string().describe('As when signed; credentials and specialty as well'),
  credentials: z.string(),
  specialty: z.string(),
})

/** Who reviewed the words of a page, when, and until when the review is valid. */
export const review = z.object({
  state: z.enum(reviewStates),
  reviewedBy: reviewer.nullable(),
  reviewedAt: time.nullable(),
  dueOn: z.iso.date().nullable().describe('The last day of the review, in the academy’s time zone'),
  changedAt: time.nullable().describe('Of the first save that differs; only where `changed`'),
})
export type Review = z.infer<typeof review>

/** The review of a text that nobody has signed. */
export const noReview: Review = {
  state: 'none',
  reviewedBy: null,
  reviewedAt: null,
  dueOn: null,
  changedAt: null,
}

/**
 * A review as readers see it, with the interests that the reviewer declared (`''` without a review) and whether
 * readers are shown that a doctor has asked for changes.
 */
export type ShownReview = Review & { interests: string; isQuestioned: boolean }

/** The periods until the next review that a doctor may choose, in months. */
export const reviewPeriods = [12, 24, 36] as const

export const reviewLimits = {
  note: 1000,
  interests: 1000,
  comment: 5000,
  reason: 500,
  linkDays: 30,
}

/** The fields of the form behind a review link. */
export const linkFields = [
  ...(['contentHash', 'decision', 'months', 'interests', 'statement', 'comment'] as const),
  ...(['read', 'unread', 'quote', 'remark', 'suggestion'] as const),
] as const

/** Names a section of a page as a field of the form behind a link. */
export const sectionField = (id: string) => `section ${id}`

/** An open request, or one that the doctor answered by asking for changes. */
const pendingReview = z.object({
  _id: z.string(),
  doctor: z.object({ _id: z.string(), name: z.string() }),
  requestedAt: time,
  expiresAt: time,
  answer: z.enum(['', 'changes']),
  comment: z.string(),
})
export type PendingReview = z.infer<typeof pendingReview>

/** A doctor's request for changes. */
const reviewComment = z.object({
  _id: z.string().describe('Of the request'),
  doctor: z.object({ _id: z.string(), name: z.string() }),
  at: time,
  comment: z.string(),
  isOlderText: z.boolean().describe('The text has changed since'),
  shownAt: time.nullable().describe('Since when readers are told that a doctor asks for changes'),
})
export type ReviewComment = z.infer<typeof reviewComment>

/** A page that a doctor may sign. */
const reviewedPage = z.object({
  kind: z.enum(reviewKinds),
  id: z.string(),
  title: z.string(),
  path: z.string(),
  contentHash: z
    .string()
    .describe(
      'The same while only markup, white space, quotation marks and the kinds of dashes change',
    ),
  review,
  pending: pendingReview.nullable(),
  comments: z
    .array(reviewComment)
    .describe(
      'Changes asked for, newest first, each until the doctor signs or answers again, or an owner closes it',
    ),
})
export type ReviewedPage = z.infer<typeof reviewedPage>

/** One signature, valid or not. */
const signature = z.object({
  _id: z.string(),
  reviewedBy: reviewer,
  reviewedAt: time,
  dueOn: z.iso.date(),
  interests: z.string(),
  signedBy: z.enum(['link', 'session']),
  withdrawnAt: time.nullable(),
  withdrawnReason: z.string().nullable(),
})
export type SignatureOnRecord = z.infer<typeof signature>

/** A doctor whose profile is not, or not any more, as an owner confirmed it. */
const waitingDoctor = z.object({
  _id: z.string(),
  name: z.string(),
  credentials: z.string(),
  specialty: z.string(),
  license: z.string(),
  npi: z.string(),
  email: z.string(),
  updatedAt: time.describe('Of the profile'),
  before: z
    .object({
      name: z.string(),
      credentials: z.string(),
      license: z.string(),
      npi: z.string(),
      email: z.string(),
    })
    .nullable()
    .describe('As an owner confirmed it; null: nobody ever did'),
  isReviewer: z.boolean().describe('Has signed a page, or was asked to'),
})
export type WaitingDoctor = z.infer<typeof waitingDoctor>

export const reviewResponses = {
  waiting: z.array(waitingDoctor),
  pages: z.array(reviewedPage),
  pending: pendingReview,
  signed: z.object({ _id: z.string(), review }),
  history: z.array(signature),
}
