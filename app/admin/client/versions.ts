// Calls for the history of a draft.
import type { Draft, DraftVersion, WholeDraftVersion } from '../../../shared/draft.ts'
import { call, list, one } from './api.ts'

const drafts = '/admin/v1/drafts'
const path = (key: string) => `${one(drafts, key)}/versions`

export const versions = {
  /** The present state: the draft, or the record where there is no unsaved work. */
  present: (key: string) => call<Draft>('GET', one(drafts, key)),
  /** Newest first. */
  all: async (key: string) => (await list<DraftVersion>(path(key))).items,
  one: (key: string, number: number) =>
    call<WholeDraftVersion>('GET', one(path(key), String(number))),
  /** Keeps the present state under a name, which may be empty. */
  keep: (key: string, name: string) => call<DraftVersion>('POST', path(key), { json: { name } }),
  /** Puts a version's fields into the draft, whose present `version` is named. */
  restore: (key: string, number: number, version: number) =>
    call<Draft>('POST', `${one(path(key), String(number))}/restore`, { json: { version } }),
}
