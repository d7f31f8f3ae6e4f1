// Calls that set when a draft is published.
import type { Draft } from '../../../shared/draft.ts'
import { call, one } from './api.ts'

const path = (key: string) => `${one('/admin/v1/drafts', key)}/schedule`

export const schedule = {
  /** `at` is ISO 8601 in UTC. Breaking a rule of publication is refused with its field. */
  set: (key: string, at: string, version: number) =>
    call<Draft>('PUT', path(key), { json: { at, version } }),
  cancel: (key: string) => call<undefined>('DELETE', path(key)),
}
