// Calls for links that show a draft to people without an account.
import type { NewPreviewLink, PreviewLink } from '../../../shared/draft.ts'
import { call, list, one } from './api.ts'

const path = (key: string) => `${one('/admin/v1/drafts', key)}/previews`

export const previews = {
  /** Those that still work. */
  all: async (key: string) => (await list<PreviewLink>(path(key))).items,
  /** The response is the only one with the link's address. */
  make: (key: string, days: number) =>
    call<NewPreviewLink>('POST', path(key), { json: { days, note: '' } }),
  revoke: (key: string, id: string) => call<undefined>('DELETE', one(path(key), id)),
}
