// Clinical review as the API tells it: a doctor has signed the words of a page as they are.
import { z } from './schema.ts'

/** `changed`: the words are not the signed ones, whatever the date. `due`: the date has passed. */
const reviewStates = ['none', 'current', 'due', 'changed'] as const

const reviewKinds = ['article', 'condition'] as const
export type ReviewKind = (typeof reviewKinds)[number]

const time = z.iso.datetime()

const reviewer = z.object({
  _id: z.string().nullable().describe('null when the doctor is gone'),
  name: z.string().describe('As when signed; credentials and specialty as well'),
  credentials: z.string(),
  specialty: z.string(),
})

/** By whom, when and until when the words of a page were reviewed. */
export const review = z.object({
  state: z.enum(reviewStates),
  reviewedBy: reviewer.nullable(),
  reviewedAt: time.nullable(),
  dueOn: z.iso.date().nullable().describe('The last day of the review, in the academy’s time zone'),
  changedAt: time.nullable().describe('Of the first save that differs; only where `changed`'),
})
export type Review = z.infer<typeof review>

/** What is said of a text that nobody has signed. */
export const noReview: Review = {
  state: 'none',
  reviewedBy: null,
  reviewedAt: null,
  dueOn: null,
  changedAt: null,
}

/** What readers are told; with it the interests that the reviewer declared, `''` where there is no review. */
export type ShownReview = Review & { interests: string }
