// Calls for the front desk: enquiries, their conversations, and canned answers.
import type {
  CannedAnswer,
  DeskBulkResult,
  DeskChanges,
  DeskCounts,
  DeskEnquiry,
  DeskEntry,
  DeskFolder,
  DeskItem,
  DeskPerson,
  DeskUndone,
} from '../../../shared/desk.ts'
import type {
  CannedAnswerInput,
  DeskBulk,
  DeskChange,
  ReplyInput,
  WrittenEnquiryInput,
} from '../../../shared/desk-input.ts'
import type { DeskFigures } from '../../../shared/desk-figures.ts'
import { call, fileText, list, type ListPart, one, paramsOf } from './request.ts'

const path = '/admin/v1/enquiries'
const answers = '/admin/v1/canned-answers'
const part = (id: string, name: string) => `${one(path, id)}/${name}`

/** Filters of the export; `from` and `to` are inclusive days, or empty. */
export type ExportChoice = { folder: DeskFolder; from: string; to: string }

export const desk = {
  list: (folder: DeskFolder) => (part: ListPart) =>
    list<DeskItem>(`${path}?${paramsOf({ ...part, choices: { ...part.choices, folder } })}`),
  /** The enquiry that comes after one in its folder, or the first; undefined at the end. */
  next: (folder: DeskFolder, after?: string) =>
    call<DeskItem | undefined>(
      'GET',
      `${path}/next?${new URLSearchParams({ folder, ...(after && { after }) })}`,
    ),
  /** Whether lists differ from what they were at an earlier call. */
  changes: (since: string) =>
    call<DeskChanges>('GET', `${path}/changes?${new URLSearchParams({ since })}`),
  bulk: (act: DeskBulk) => call<DeskBulkResult>('POST', `${path}/bulk`, { json: act }),
  undo: (undo: string) => call<DeskUndone>('POST', `${path}/undo`, { json: { undo } }),
  write: (written: WrittenEnquiryInput, key: string) =>
    call<DeskItem>('POST', path, { json: written, key }),
  counts: () => call<DeskCounts>('GET', `${path}/counts`),
  figures: (days: number) => call<DeskFigures>('GET', `${path}/figures?days=${days}`),
  colleagues: () => call<DeskPerson[]>('GET', `${path}/colleagues`),
  /** The address that receives answers; null if they join the conversation. */
  mail: () => call<{ answersTo: string | null }>('GET', `${path}/mail`),
  /** Returns the newest entries, or those before an entry. Marks the enquiry as read. */
  open: (id: string, before?: string) =>
    call<DeskEnquiry>(
      'GET',
      `${one(path, id)}${before ? `?${new URLSearchParams({ before })}` : ''}`,
    ),
  change: (id: string, change: DeskChange) =>
    call<DeskItem>('PUT', one(path, id), { json: change }),
  remove: (id: string) => call<undefined>('DELETE', one(path, id)),
  reply: (id: string, reply: ReplyInput, key: string) =>
    call<DeskEntry>('POST', part(id, 'replies'), { json: reply, key }),
  retry: (id: string, entry: string) =>
    call<unknown>('POST', `${one(part(id, 'replies'), entry)}/retry`),
  note: (id: string, text: string) =>
    call<DeskEntry>('POST', part(id, 'notes'), { json: { text } }),
  saveDraft: (id: string, text: string) =>
    call<undefined>('PUT', part(id, 'draft'), { json: { text } }),
  /** The enquiries as CSV. */
  exported({ folder, from, to }: ExportChoice): Promise<string> {
    const params = new URLSearchParams({ folder, ...(from && { from }), ...(to && { to }) })
    return fileText(`${path}/export.csv?${params}`)
  },

  answers: () => call<CannedAnswer[]>('GET', answers),
  createAnswer: (answer: CannedAnswerInput) =>
    call<CannedAnswer>('POST', answers, { json: answer }),
  updateAnswer: (id: string, answer: CannedAnswerInput) =>
    call<CannedAnswer>('PUT', one(answers, id), { json: answer }),
  removeAnswer: (id: string) => call<undefined>('DELETE', one(answers, id)),
}
