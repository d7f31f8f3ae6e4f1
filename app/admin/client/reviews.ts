// Calls for clinical reviews: signatures of pages, and requests for them.
import type {
  PendingReview,
  Review,
  ReviewedPage,
  SignatureOnRecord,
  WaitingDoctor,
} from '../../../shared/review.ts'
import { call, list, listAll, one } from './request.ts'

type PageName = Pick<ReviewedPage, 'kind' | 'id'>
type Signature = PageName & {
  contentHash: string
  months: number
  interests: string
  statement: boolean
}

const path = '/admin/v1/reviews'
const requests = `${path}/requests`
const doctors = `${path}/doctors`

export const reviews = {
  /** All pages, or those in one state; pages that need a doctor come first. */
  pages: async (state?: Review['state']) =>
    (await listAll<ReviewedPage>(state ? `${path}?state=${state}` : path)).items,
  /** One page; undefined where there is none, or it is not the person's own. */
  page: async (name: PageName) =>
    (await listAll<ReviewedPage>(`${path}?${new URLSearchParams(name)}`)).items[0],
  /** Doctors whose profile an owner has to confirm; reviewers come first. */
  waiting: (limit: number) => list<WaitingDoctor>(`${doctors}?limit=${limit}`),
  /** Confirms the profile as it was read. 409: it has changed since. */
  confirm: ({ _id, updatedAt }: WaitingDoctor) =>
    call<undefined>('POST', `${one(doctors, _id)}/confirmation`, { json: { updatedAt } }),
  /** Mails the doctor a link. */
  ask: (request: PageName & { doctor_id: string; note: string }) =>
    call<PendingReview>('POST', requests, { json: request }),
  /** Also settles a doctor's request for changes. */
  cancel: (id: string) => call<undefined>('DELETE', one(requests, id)),
  /** Shows or hides the notice to readers that a doctor has asked for changes. */
  setNotice: (id: string, isShown: boolean) =>
    call<undefined>(isShown ? 'PUT' : 'DELETE', `${one(requests, id)}/notice`),
  /** Unpublishes an article. */
  takeOff: (id: string) =>
    call<unknown>('POST', `${one('/admin/v1/blogs', id)}/unpublish`, { json: {} }),
  /** Only for a logged-in doctor. 409: the text no longer matches `contentHash`. */
  sign: (signature: Signature) => call<{ _id: string }>('POST', path, { json: signature }),
  /** Newest first. */
  history: async ({ kind, id }: PageName) =>
    (await listAll<SignatureOnRecord>(`${path}/history?${new URLSearchParams({ kind, id })}`))
      .items,
  withdraw: (id: string, reason: string) =>
    call<undefined>('DELETE', one(path, id), { json: { reason } }),
}
