// Calls for the site's words, and for old addresses that lead on to its pages.
import type { Redirect, RedirectInput, RedirectListResult } from '../../../shared/redirect.ts'
import type { WordChange, WordPage, WordPageItem } from '../../../shared/words.ts'
import { call, list, type ListPart, one, paramsOf } from './request.ts'

const path = '/admin/v1/words'
const redirects = '/admin/v1/redirects'

export const wordsApi = {
  pages: () => call<WordPageItem[]>('GET', path),
  page: (key: string) => call<WordPage>('GET', one(path, key)),
  /** `key`: the same content under the same key is carried out once. */
  change: (page: string, change: WordChange, key: string) =>
    call<WordPage>('PUT', one(path, page), { json: change, key }),
}

export const redirectsApi = {
  list: (part: ListPart) => list<Redirect>(`${redirects}?${paramsOf(part)}`),
  create: (input: RedirectInput) => call<Redirect>('POST', redirects, { json: input }),
  /** Adds the lines of a CSV file that break no rule. */
  createList: (csv: string) => call<RedirectListResult>('POST', `${redirects}/list`, { csv }),
  remove: (id: string) => call<undefined>('DELETE', one(redirects, id)),
}
