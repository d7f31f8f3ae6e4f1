// What requests about clinical reviews must hold.
import { adminListQuery } from './paging.ts'
import { reviewKinds, reviewLimits, reviewPeriods, reviewStates } from './review.ts'
import { z } from './schema.ts'
import { isStorable, notStorable } from './text-rules.ts'

const kind = z.enum(reviewKinds, { error: `kind must be one of: ${reviewKinds.join(', ')}.` })
const state = z.enum(reviewStates, { error: `state must be one of: ${reviewStates.join(', ')}.` })
const id = z.string({ error: 'id is required.' })

const { limit, page } = adminListQuery.shape
export const reviewsQuery = z.object({
  kind: kind.optional(),
  id: z.string().optional().describe('Of one article or condition'),
  state: state.optional(),
  limit,
  page,
})
export const historyQuery = z.object({ kind, id, limit, page })

const noteTooLong = `Note is too long. Limit is ${reviewLimits.note} characters.`

export const reviewRequestInput = z.object({
  kind,
  id,
  doctor_id: z.string({ error: 'Doctor is required.' }).min(1, { error: 'Doctor is required.' }),
  note: z
    .string({ error: noteTooLong })
    .trim()
    .max(reviewLimits.note, { error: noteTooLong })
    .refine(isStorable, { error: notStorable('Note') })
    .default(''),
})

const noPeriod = 'Choose a review period.'
const noInterests = 'Declare your interests, or write "none".'

/** What a doctor submits with a signature, in the order in which it is checked. */
export const signatureInput = z.object({
  contentHash: z.string({ error: 'contentHash is required.' }),
  statement: z.literal(true, { error: 'Please confirm the statement.' }),
  months: z.literal([...reviewPeriods], { error: noPeriod }),
  interests: z
    .string({ error: noInterests })
    .trim()
    .min(1, { error: noInterests })
    .max(reviewLimits.interests, { error: noInterests })
    .refine(isStorable, { error: notStorable('Interests') }),
})
export type SignatureInput = z.infer<typeof signatureInput>

export const signPageInput = z.object({ kind, id, ...signatureInput.shape })

export const waitingQuery = z.object({ limit, page })

/** What an owner confirms is the profile as it was read. */
export const confirmationInput = z.object({
  updatedAt: z.iso.datetime({ error: 'updatedAt is required.' }),
})

const noReason = 'Reason is required.'

export const withdrawalInput = z.object(
  {
    reason: z
      .string({ error: noReason })
      .trim()
      .min(1, { error: noReason })
      .max(reviewLimits.reason, { error: noReason })
      .refine(isStorable, { error: notStorable('Reason') }),
  },
  { error: noReason },
)
