// The calls for drafts: what is written and not published yet.
import type {
  Draft,
  DraftFields,
  DraftKind,
  DraftListItem,
  DraftPresence,
  DraftState,
  SavedDraft,
} from '../../../shared/draft.ts'
import { call, lastCall, list, one } from './api.ts'

type Save = { kind: DraftKind; base: number; fields: DraftFields; tab: string }
type Presence = { tab: string; field: string | null; version: number }

const drafts = '/admin/v1/drafts'
const at = (key: string) => one(drafts, key)

export const draftsApi = {
  list: (kind: DraftKind, state: DraftState) =>
    list<DraftListItem>(`${drafts}?kind=${kind}&state=${state}`),
  get: (key: string) => call<Draft>('GET', at(key)),
  save: (key: string, save: Save) => call<SavedDraft>('PUT', at(key), { json: save }),
  /** For a page that is going away: nobody hears the response. False where it is too long for that. */
  saveLast: (key: string, save: Save) => lastCall('PUT', at(key), save),
  remove: (key: string) => call<undefined>('DELETE', at(key)),
  restore: (key: string) => call<Draft>('POST', `${at(key)}/restore`),
  presence: (key: string, presence: Presence) =>
    call<DraftPresence>('POST', `${at(key)}/presence`, { json: presence }),
  leave: (key: string, tab: string) => lastCall('DELETE', `${at(key)}/presence`, { tab }),
  keepVersion: (key: string, name: string) =>
    call<{ number: number }>('POST', `${at(key)}/versions`, { json: { name } }),
}
