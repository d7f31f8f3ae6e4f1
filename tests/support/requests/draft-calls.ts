import { randomBytes } from 'node:crypto'
import type { Draft, DraftState, DraftVersion, SavedDraft } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { adminCalls } from './admin-calls.ts'

export const newKey = () => `new.${randomBytes(16).toString('hex')}`
export const newTab = () => `tab-${randomBytes(8).toString('hex')}`

/** Draft calls as one tab of an admin makes them; what is read must exist. */
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
    /** A save that must be accepted. */
    save(key: string, fields: DraftFields, base = 0, kind = 'blog'): Promise<SavedDraft> {
      return read(this.put(key, fields, base, kind))
    },
    get: (key: string) => read<Draft>(calls.get(path(key))),
    list: (query = '') => read<Draft[]>(calls.get(`/drafts${query}`)),
    /** `seen`: removes the draft only in this state. */
    remove: (key: string, seen?: DraftState) =>
      calls.remove(path(key) + (seen ? `?state=${seen}` : '')),
    schedule: (key: string, at: unknown, version: number, more: { hard?: boolean } = {}) =>
      calls.put(`${path(key)}/schedule`, { at, version, ...more }),
    cancel: (key: string) => calls.remove(`${path(key)}/schedule`),
    post: (key: string, what: string, body: unknown = '') =>
      calls.post(`${path(key)}/${what}`, body),
    versions: (key: string) => read<DraftVersion[]>(calls.get(`${path(key)}/versions`)),
    version: (key: string, number: number) =>
      read<DraftVersion & { fields: DraftFields }>(calls.get(`${path(key)}/versions/${number}`)),
  }
}
