// Calls for drafts: unpublished work, its versions, schedule and preview links.
import type {
  Draft,
  DraftPresence,
  DraftState,
  DraftVersion,
  NewPreviewLink,
  PreviewLink,
  SavedDraft,
  WholeDraftVersion,
} from '../../../shared/draft.ts'
import type { DraftFields, DraftKind } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import { call, lastCall, list, one } from './request.ts'

type Save = { kind: DraftKind; base: number; fields: DraftFields; tab: string }
type Presence = {
  tab: string
  field: string | null
  version: number
  recordUpdatedAt: string | null
}

const path = '/admin/v1/drafts'
const draftPath = (key: string, what = '') => one(path, key) + what
const versionPath = (key: string, number: number) =>
  one(draftPath(key, '/versions'), String(number))

export const draftsApi = {
  /** The draft, or the record's fields if there is no unsaved work. */
  get: (key: string) => call<Draft>('GET', draftPath(key)),
  save: (key: string, save: Save) => call<SavedDraft>('PUT', draftPath(key), { json: save }),
  /** For a closing page, which gets no response. Returns false if the body is too long for that. */
  saveLast: (key: string, save: Save) => lastCall('PUT', draftPath(key), save),
  /**
   * Discards changes, moves an unpublished draft to the trash, or deletes a trashed one for good. Refused
   * if the draft's state is not `seen`: when two people delete it at once, the second must not delete it
   * for good.
   */
  remove: (key: string, seen: DraftState | undefined) =>
    call<undefined>('DELETE', draftPath(key, seen && `?state=${seen}`)),
  restore: (key: string) => call<Draft>('POST', draftPath(key, '/restore')),
  duplicate: (key: string) => call<Draft>('POST', draftPath(key, '/duplicate')),
  presence: (key: string, presence: Presence) =>
    call<DraftPresence>('POST', draftPath(key, '/presence'), { json: presence }),
  leave: (key: string, tab: string) => lastCall('DELETE', draftPath(key, '/presence'), { tab }),

  /** One page, newest first; `page` counts from 1. */
  versions: (key: string, page: number) =>
    list<DraftVersion>(draftPath(key, `/versions?limit=${limits.list.max}&page=${page}`)),
  version: (key: string, number: number) =>
    call<WholeDraftVersion>('GET', versionPath(key, number)),
  /** Saves the present state as a version; its name may be empty. */
  keepVersion: (key: string, name: string) =>
    call<DraftVersion>('POST', draftPath(key, '/versions'), { json: { name } }),
  /** Copies a version's fields into the draft; `version` is the draft's current version. */
  restoreVersion: (key: string, number: number, version: number) =>
    call<Draft>('POST', `${versionPath(key, number)}/restore`, { json: { version } }),

  /**
   * `at` is ISO 8601 in UTC; `hard`: the text may be hard to read. Refused with the field's name if a rule
   * of publication is broken.
   */
  schedule: (key: string, at: string, version: number, hard = false) =>
    call<Draft>('PUT', draftPath(key, '/schedule'), {
      json: { at, version, ...(hard && { hard }) },
    }),
  cancelSchedule: (key: string) => call<undefined>('DELETE', draftPath(key, '/schedule')),

  /** The links that still work. */
  previews: async (key: string) => (await list<PreviewLink>(draftPath(key, '/previews'))).items,
  /** Only this response contains the link's address. */
  makePreview: (key: string, days: number) =>
    call<NewPreviewLink>('POST', draftPath(key, '/previews'), { json: { days, note: '' } }),
  revokePreview: (key: string, id: string) =>
    call<undefined>('DELETE', one(draftPath(key, '/previews'), id)),
}
