// The front desk: enquiries as staff see them.
import { cannedAnswerRules, noteRule, replyRule } from './enquiry-rules.ts'
import { limits } from './limits.ts'
import { filterQuery, numberOr, paging } from './paging.ts'
import { z } from './schema.ts'
import { textField } from './text-field.ts'

export const enquiryStates = ['open', 'done', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]
export const spamReasons = [
  'hidden field',
  'links',
  'repeated',
  'marked before',
  'by hand',
] as const
export type SpamReason = (typeof spamReasons)[number]
export const deskFolders = ['inbox', 'mine', 'unassigned', 'done', 'spam', 'all'] as const
export type DeskFolder = (typeof deskFolders)[number]

const time = z.iso.datetime()

export const deskPerson = z.object({
  _id: z.string(),
  name: z.string().describe('The address where no name is known'),
})
export type DeskPerson = z.infer<typeof deskPerson>

export const deskItem = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  preview: z.string().describe('The beginning of the message in one line'),
  createdAt: time,
  lastAt: time,
  deletesAt: time,
  state: z.enum(enquiryStates),
  spamReason: z.enum(spamReasons).nullable(),
  unread: z.boolean(),
  answered: z.boolean().describe('The newest mail is ours'),
  assignedTo: deskPerson.nullable(),
  updatedAt: time,
})
export type DeskItem = z.infer<typeof deskItem>

export const deskEntry = z.object({
  _id: z.string(),
  kind: z.enum(['reply', 'mail', 'note']),
  text: z.string(),
  kept: z
    .boolean()
    .describe('false: the words of a `mail` are in the mailbox only, as `text` says'),
  shortened: z
    .boolean()
    .describe('`text` is the beginning; whole where `before` is the entry after this one'),
  at: time,
  by: deskPerson.nullable().describe('null for `mail`'),
  from: z.string().nullable().describe('The address that a `mail` came from'),
  auto: z.boolean().describe('An automatic answer'),
  attachments: z.array(z.string()).describe('File names; the files stay in the mailbox'),
  delivery: z.enum(['waiting', 'sent', 'failed']).nullable().describe('Of a `reply`'),
})
export type DeskEntry = z.infer<typeof deskEntry>

/** The order of a conversation. */
export const oldestFirst = (a: DeskEntry, b: DeskEntry) =>
  a.at < b.at || (a.at === b.at && a._id < b._id) ? -1 : 1

export const deskEnquiry = deskItem.extend({
  message: z.string(),
  thread: z.array(deskEntry).describe('The newest entries, or those before `before`, oldest first'),
  earlier: z.int().describe('How many entries come before these'),
  droppedMails: z.int().describe('Older mails that are in the mailbox only, with no entry'),
  reads: z.array(z.object({ by: deskPerson, firstAt: time, lastAt: time })),
  lastMessageId: z.string().nullable().describe('The newest reply or mail'),
  draft: z.string().nullable().describe('One’s own unsent reply'),
  drafting: z.array(z.object({ by: deskPerson, at: time })).describe('Others who write a reply'),
})
export type DeskEnquiry = z.infer<typeof deskEnquiry>

export const deskEnquiryQuery = z.object({
  before: z
    .string({ error: 'before must be given once.' })
    .optional()
    .describe('An entry: those before it are sent instead of the newest'),
})

/** Shown in place of the text of a mail that is not kept. */
export const inMailboxOnly = 'In the mailbox only'

export const deskCounts = z.object({
  inbox: z.int(),
  unread: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  done: z.int(),
  spam: z.int(),
})
export type DeskCounts = z.infer<typeof deskCounts>

export const deskMail = z.object({
  answersTo: z
    .string()
    .nullable()
    .describe('The address that answers go to; null where they join the conversation'),
})

export const cannedAnswer = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.string().describe('`{name}` stands for the enquirer’s name'),
  updatedAt: time,
})
export type CannedAnswer = z.infer<typeof cannedAnswer>

const folder = z.enum(deskFolders, { error: 'Unknown folder.' }).default('inbox')

export const deskListQuery = z.object({
  folder,
  query: filterQuery,
  limit: numberOr(limits.desk.perPage, 'limit', limits.list.max),
  page: paging.page,
})

const day = (name: string) =>
  z.iso.date({ error: `${name} must be a date such as 2026-01-31.` }).optional()

/** `from` and `to` are days in the academy's time zone, both included. */
export const deskExportQuery = z.object({ folder, from: day('from'), to: day('to') })

const unanswerable = "This person can't answer enquiries."

export const deskChange = z.object({
  state: z.enum(enquiryStates, { error: 'Unknown state.' }).optional(),
  assignedTo: z.string({ error: unanswerable }).nullable().optional(),
  unread: z.boolean().optional(),
  updatedAt: z
    .string()
    .optional()
    .describe('As it was read, so that nobody else’s changes are overwritten'),
})
export type DeskChange = z.infer<typeof deskChange>

export const replyInput = z.object({
  text: textField(replyRule),
  lastMessageId: z
    .string()
    .nullable()
    .default(null)
    .describe('The newest reply or mail that was seen; null where there was none'),
  done: z.boolean().optional().describe('Also mark the enquiry as done'),
})
export type ReplyInput = z.infer<typeof replyInput>

export const noteInput = z.object({ text: textField(noteRule) })

export const replyDraftInput = z.object({
  text: z.string().max(limits.desk.draft, {
    error: `Text is too long. Limit is ${limits.desk.draft} characters.`,
  }),
})

export const cannedAnswerInput = z.object({
  title: textField(cannedAnswerRules.title),
  text: textField(cannedAnswerRules.text),
  updatedAt: z.string().optional(),
})
export type CannedAnswerInput = z.infer<typeof cannedAnswerInput>
