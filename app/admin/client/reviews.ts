// Calls for clinical reviews: signatures of pages, and requests for them.
import type {
  PendingReview,
  Review,
  ReviewedPage,
  SignatureOnRecord,
} from '../../../shared/review.ts'
import { call, listAll, one } from './api.ts'

type PageName = Pick<ReviewedPage, 'kind' | 'id'>
type Signature = PageName & {
  contentHash: string
  months: number
  interests: string
  statement: boolean
}

const path = '/admin/v1/reviews'
const requests = `${path}/requests`

export const reviews = {
  /** All pages, or those in one state; pages that need a doctor come first. */
  pages: async (state?: Review['state']) =>
    (await listAll<ReviewedPage>(state ? `${path}?state=${state}` : path)).items,
  /** Mails the doctor a link. */
  ask: (request: PageName & { doctor_id: string; note: string }) =>
    call<PendingReview>('POST', requests, { json: request }),
  cancel: (id: string) => call<undefined>('DELETE', one(requests, id)),
  /** Only for a logged-in doctor. 409: the text no longer matches `contentHash`. */
  sign: (signature: Signature) => call<{ _id: string }>('POST', path, { json: signature }),
  /** Newest first. */
  history: async ({ kind, id }: PageName) =>
    (await listAll<SignatureOnRecord>(`${path}/history?${new URLSearchParams({ kind, id })}`))
      .items,
  withdraw: (id: string, reason: string) =>
    call<undefined>('DELETE', one(path, id), { json: { reason } }),
}
