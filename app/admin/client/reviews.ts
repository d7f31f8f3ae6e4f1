// Calls for clinical reviews: who has signed which page, and who is asked to.
import type {
  PendingReview,
  Review,
  ReviewedPage,
  SignatureOnRecord,
  WaitingDoctor,
} from '../../../shared/review.ts'
import { call, list, listAll, one } from './api.ts'

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
  /** Of all pages, or of those in one state: what needs a doctor comes first. */
  pages: async (state?: Review['state']) =>
    (await listAll<ReviewedPage>(state ? `${path}?state=${state}` : path)).items,
  /** Doctors whose profile an owner has to confirm, reviewers first. */
  waiting: (limit: number) => list<WaitingDoctor>(`${doctors}?limit=${limit}`),
  /** The profile as it was read; 409: it has changed since. */
  confirm: ({ _id, updatedAt }: WaitingDoctor) =>
    call<undefined>('POST', `${one(doctors, _id)}/confirmation`, { json: { updatedAt } }),
  /** Sends the doctor a mail with a link. */
  ask: (request: PageName & { doctor_id: string; note: string }) =>
    call<PendingReview>('POST', requests, { json: request }),
  /** Also says of a doctor's wish for changes that it is settled. */
  cancel: (id: string) => call<undefined>('DELETE', one(requests, id)),
  /** Readers are told that a doctor has asked for changes, or are told no more. */
  setNotice: (id: string, isShown: boolean) =>
    call<undefined>(isShown ? 'PUT' : 'DELETE', `${one(requests, id)}/notice`),
  /** Takes an article off the site. */
  takeOff: (id: string) =>
    call<unknown>('POST', `${one('/admin/v1/blogs', id)}/unpublish`, { json: {} }),
  /** Only in the session of a doctor. 409: the text is no longer what `contentHash` names. */
  sign: (signature: Signature) => call<{ _id: string }>('POST', path, { json: signature }),
  /** Newest first. */
  history: async ({ kind, id }: PageName) =>
    (await listAll<SignatureOnRecord>(`${path}/history?${new URLSearchParams({ kind, id })}`))
      .items,
  withdraw: (id: string, reason: string) =>
    call<undefined>('DELETE', one(path, id), { json: { reason } }),
}
