// Calls for remarks on passages of drafts.
import type { Remark, RemarkedText, RemarkInput, RemarkOutcome } from '../../../shared/remark.ts'
import { call, list, listAll, one } from './request.ts'

const path = '/admin/v1/remarks'
const ofDraft = (key: string) => `${one('/admin/v1/drafts', key)}/remarks`
const remarkPath = (key: string, id: string) => one(ofDraft(key), id)

export const remarksApi = {
  /** Open ones, and the newest of the others. */
  list: async (key: string) => (await list<Remark>(ofDraft(key))).items,
  add: (key: string, input: RemarkInput) => call<Remark>('POST', ofDraft(key), { json: input }),
  reply: (key: string, id: string, body: string) =>
    call<Remark>('POST', `${remarkPath(key, id)}/replies`, { json: { body } }),
  edit: (key: string, id: string, words: Pick<RemarkInput, 'body' | 'suggestion'>) =>
    call<Remark>('PUT', remarkPath(key, id), { json: words }),
  settle: (key: string, id: string, outcome: RemarkOutcome) =>
    call<Remark>('PUT', `${remarkPath(key, id)}/outcome`, { json: { outcome } }),
  remove: (key: string, id: string) => call<undefined>('DELETE', remarkPath(key, id)),
  /** All texts with open remarks, the newest remark first. */
  texts: async () => (await listAll<RemarkedText>(path)).items,
}
