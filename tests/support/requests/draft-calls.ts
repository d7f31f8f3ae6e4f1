import { randomBytes } from 'node:crypto'
import type { Draft, DraftState, DraftVersion, SavedDraft } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { adminCalls } from './admin-calls.ts'

export const newKey = () => `new.${randomBytes(16).toString('hex')}`
export const newTab = () => `tab-${randomBytes(8).toString('hex')}`

/** The calls about drafts as one tab of an admin makes them; what is read must be there. */
export function draftCalls(calls: ReturnType<typeof adminCalls>, tab = newTab()) {
  const read = async <Body>(answer: Promise<Response>) => {
    const response = await answer
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  const path = (key: string) => `/drafts/${key}`
  return {
    tab,
    put: (key: string, fields: Record<string, unknown>, base = 0, kind = 'blog') =>
      calls.put(path(key), { kind, base, fields, tab }),
    /** Saves what must be taken. */
    save(key: string, fields: DraftFields, base = 0, kind = 'blog'): Promise<SavedDraft> {
      return read(this.put(key, fields, base, kind))
    },
    get: (key: string) => read<Draft>(calls.get(path(key))),
    list: (query = '') => read<Draft[]>(calls.get(`/drafts${query}`)),
    /** `seen`: the state in which alone it is to be removed. */
    remove: (key: string, seen?: DraftState) =>
      calls.remove(path(key) + (seen ? `?state=${seen}` : '')),
    schedule: (key: string, at: unknown, version: number) =>
      calls.put(`${path(key)}/schedule`, { at, version }),
    cancel: (key: string) => calls.remove(`${path(key)}/schedule`),
    post: (key: string, what: string, body: unknown = '') =>
      calls.post(`${path(key)}/${what}`, body),
    versions: (key: string) => read<DraftVersion[]>(calls.get(`${path(key)}/versions`)),
    version: (key: string, number: number) =>
      read<DraftVersion & { fields: DraftFields }>(calls.get(`${path(key)}/versions/${number}`)),
  }
}
