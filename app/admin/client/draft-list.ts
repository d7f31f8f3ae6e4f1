// Calls of the lists that show unfinished writing beside what is published.
import type { Draft, DraftKind, DraftListItem } from '../../../shared/draft.ts'
import { call, list, one } from './api.ts'

const drafts = '/admin/v1/drafts'

export const draftList = {
  /** All that readers do not see as it stands, last changed first, without the long texts. */
  unfinished: async (kind: DraftKind) =>
    (await list<DraftListItem>(`${drafts}?kind=${kind}`)).items,
  trash: async (kind: DraftKind) =>
    (await list<DraftListItem>(`${drafts}?kind=${kind}&state=trash`)).items,
  /** Moves what is not published to the trash; what lies there already is gone for ever. */
  remove: (key: string) => call<undefined>('DELETE', one(drafts, key)),
  restore: (key: string) => call<Draft>('POST', `${one(drafts, key)}/restore`),
  duplicate: (key: string) => call<Draft>('POST', `${one(drafts, key)}/duplicate`),
  /** Takes an article off the site; `updatedAt` is when it was changed last, as far as is known. */
  unpublish: (id: string, updatedAt: string) =>
    call<Draft>('POST', `${one('/admin/v1/blogs', id)}/unpublish`, { json: { updatedAt } }),
}
