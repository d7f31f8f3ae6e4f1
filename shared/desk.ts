// The front desk: enquiries as staff see them.
import { appointmentWish, enquiryAbout } from './enquiry.ts'
import { z } from './schema.ts'

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
export const deskFolders = [
  'waiting',
  'inbox',
  'mine',
  'unassigned',
  'failed',
  'later',
  'done',
  'spam',
  'all',
] as const
export type DeskFolder = (typeof deskFolders)[number]
export const deskSorts = ['waiting', 'newest'] as const
export type DeskSort = (typeof deskSorts)[number]
export const enquiryChannels = ['form', 'mail', 'telephone', 'visit'] as const
export type EnquiryChannel = (typeof enquiryChannels)[number]

/** The order of a folder unless another is asked for. */
export function sortOf(folder: DeskFolder): DeskSort {
  return ['waiting', 'mine', 'unassigned'].includes(folder) ? 'waiting' : 'newest'
}

const time = z.iso.datetime()

export const deskPerson = z.object({
  _id: z.string(),
  name: z.string().describe('The address where no name is known'),
})
export type DeskPerson = z.infer<typeof deskPerson>

export const deskItem = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().describe('Empty where a call or a visit left none'),
  telephone: z.string().describe('Of a call or a visit; empty where there is none'),
  preview: z.string().describe('The beginning of the patient’s newest words in one line'),
  createdAt: time,
  lastAt: time,
  deletesAt: time,
  state: z.enum(enquiryStates),
  spamReason: z.enum(spamReasons).nullable(),
  unread: z.boolean(),
  answered: z.boolean().describe('The newest mail is ours'),
  assignedTo: deskPerson.nullable(),
  waitsFor: z.enum(['us', 'patient', 'nobody']).describe('`nobody`: it is done, spam or put off'),
  waitingSince: time.describe('Since when it is in this state'),
  failed: z.boolean().describe('A reply failed, and has neither left since nor been settled'),
  failure: z.string().nullable().describe('Why, in the mail server’s words'),
  later: z.iso.date().nullable().describe('The day until which it is put off'),
  danger: z
    .object({ words: z.array(z.string()), at: time })
    .nullable()
    .describe('Words that may be urgent, until staff have seen to them or answered'),
  about: enquiryAbout.nullable(),
  wish: appointmentWish.nullable(),
  channel: z.enum(enquiryChannels),
  updatedAt: time,
})
export type DeskItem = z.infer<typeof deskItem>

/** A file attached to a mail, which stays in the mailbox. */
const deskFile = z.object({
  n: z.int().describe('Its number among the files of the enquiry'),
  name: z.string(),
  size: z.int().nullable().describe('In bytes; null where it is not known'),
})

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
  files: z.array(deskFile),
  joined: z
    .boolean()
    .describe('It named none of our mails, and joined by the address of its sender'),
  delivery: z.enum(['waiting', 'sent', 'failed']).nullable().describe('Of a `reply`'),
  failure: z.string().nullable().describe('Why it failed, in the mail server’s words'),
})
export type DeskEntry = z.infer<typeof deskEntry>

/** The order of a conversation. */
export const oldestFirst = (a: DeskEntry, b: DeskEntry) =>
  a.at < b.at || (a.at === b.at && a._id < b._id) ? -1 : 1

export const policyDay = z.iso
  .date()
  .nullable()
  .describe('The day of the privacy policy’s version; null where it is not known')

export const deskEnquiry = deskItem.extend({
  message: z.string(),
  consent: policyDay,
  files: z.array(deskFile).describe('Attached to the mail that it began with'),
  thread: z.array(deskEntry).describe('The newest entries, or those before `before`, oldest first'),
  earlier: z.int().describe('How many entries come before these'),
  droppedMails: z.int().describe('Older mails that are in the mailbox only, with no entry'),
  reads: z.array(z.object({ by: deskPerson, firstAt: time, lastAt: time })),
  lastMessageId: z.string().nullable().describe('The newest reply or mail'),
  draft: z.string().nullable().describe('One’s own unsent reply'),
  drafting: z.array(z.object({ by: deskPerson, at: time })).describe('Others who write a reply'),
  others: z.array(deskItem).describe('Newest of the same address, at most 20'),
  present: z.array(z.object({ by: deskPerson, at: time })).describe('Others who have it open now'),
})
export type DeskEnquiry = z.infer<typeof deskEnquiry>

/** Why a reply failed of which nobody knows whether it arrived. */
export const mayHaveArrived = 'May have arrived'

/** Shown in place of the text of a mail that is not kept. */
export const inMailboxOnly = 'In the mailbox only'

export const deskCounts = z.object({
  waiting: z.int(),
  inbox: z.int(),
  unread: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  failed: z.int(),
  later: z.int(),
  danger: z.int(),
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

export const deskChanges = z.object({
  since: z.string().describe('For the next call'),
  changed: z.boolean().describe('Whether lists may differ from what they were then'),
  counts: deskCounts.nullable().describe('null where nothing changed'),
})
export type DeskChanges = z.infer<typeof deskChanges>

const refused = z.array(z.object({ id: z.string(), message: z.string() }))

export const deskUndone = z.object({ changed: z.array(z.string()), refused })
export type DeskUndone = z.infer<typeof deskUndone>

export const deskBulkResult = deskUndone.extend({
  undo: z.string().nullable().describe('To undo it within 60 seconds; null where nothing changed'),
})
export type DeskBulkResult = z.infer<typeof deskBulkResult>
