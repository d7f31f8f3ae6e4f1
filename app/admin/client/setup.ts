// Calls for the first steps with a new site, and for where its notices go.
import type {
  NoticeAddress,
  NoticeCode,
  NoticeConfirmation,
} from '../../../shared/notice-address.ts'
import type { SamplesRemoved, Start } from '../../../shared/setup.ts'
import { call } from './request.ts'

const path = '/admin/v1/start'
const notices = '/admin/v1/notice-address'

export const setup = {
  start: () => call<Start>('GET', path),
  putAway: (isPutAway: boolean) => call<Start>('PUT', path, { json: { isPutAway } }),
  /** Removes a few; to be repeated until none are left. */
  removeSamples: () => call<SamplesRemoved>('DELETE', '/admin/v1/samples'),

  noticeAddress: () => call<NoticeAddress>('GET', notices),
  mailNoticeCode: () => call<NoticeCode>('POST', `${notices}/codes`),
  confirmNoticeAddress: (confirmation: NoticeConfirmation) =>
    call<NoticeAddress>('PUT', notices, { json: confirmation }),
}
