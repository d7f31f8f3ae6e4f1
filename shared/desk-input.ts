// What staff ask of the front desk and send to it.
import {
  cannedAnswerRules,
  enquiryRules,
  noteRule,
  replyRule,
  telephoneRule,
} from './enquiry-rules.ts'
import { limits } from './limits.ts'
import { filterQuery, numberOr, paging } from './paging.ts'
import { z } from './schema.ts'
import { textField } from './text-field.ts'
import { emailRule, invalidEmail } from './text-rules.ts'
import { enquiryStates, deskFolders, deskSorts } from './desk.ts'

export const deskEnquiryQuery = z.object({
  before: z
    .string({ error: 'before must be given once.' })
    .optional()
    .describe('An entry: those before it are sent instead of the newest'),
})

const folder = z.enum(deskFolders, { error: 'Unknown folder.' }).default('inbox')

export const deskListQuery = z.object({
  folder,
  sort: z.enum(deskSorts, { error: 'Unknown sort.' }).optional(),
  query: filterQuery,
  limit: numberOr(limits.desk.perPage, 'limit', limits.list.max),
  page: paging.page,
})

const day = (name: string) =>
  z.iso.date({ error: `${name} must be a date such as 2026-01-31.` }).optional()

/** `from` and `to` are days in the academy's time zone, both included. */
export const deskExportQuery = z.object({ folder, from: day('from'), to: day('to') })

export const deskNextQuery = z.object({
  after: z
    .string({ error: 'after must be given once.' })
    .optional()
    .describe('An enquiry; without it the first of the folder is next'),
  folder,
})

export const deskChangesQuery = z.object({
  since: z
    .string({ error: 'since must be given once.' })
    .max(100)
    .optional()
    .describe('As it was in the last response'),
})

export const unusableDay = `Choose a day from tomorrow to ${limits.desk.laterDays} days ahead.`
const unanswerable = "This person can't answer enquiries."

export const deskChange = z.object({
  state: z.enum(enquiryStates, { error: 'Unknown state.' }).optional(),
  assignedTo: z.string({ error: unanswerable }).nullable().optional(),
  unread: z.boolean().optional(),
  later: z.iso
    .date({ error: unusableDay })
    .nullable()
    .optional()
    .describe('Put off until this day, from tomorrow to 180 days ahead; null: no longer'),
  settled: z.literal(true).optional().describe('Failed replies need nothing more'),
  dangerSeen: z.literal(true).optional().describe('Somebody has seen to it: it is not urgent'),
  email: textField(emailRule(invalidEmail))
    .optional()
    .describe('Corrects the address that replies go to'),
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

/** A call or a visit that staff write down. */
export const writtenEnquiryInput = z
  .object({
    name: textField(enquiryRules.name),
    email: z
      .string()
      .trim()
      .default('')
      .superRefine((email, context) => {
        const message = email === '' ? undefined : enquiryRules.email.breach(email)
        if (message) context.addIssue({ code: 'custom', message })
      }),
    telephone: textField(telephoneRule).default(''),
    message: textField(enquiryRules.message),
    channel: z.enum(['telephone', 'visit'], { error: 'Unknown channel.' }),
  })
  .superRefine(({ email, telephone }, context) => {
    if (email || telephone) return
    const message = 'Enter an email address or a telephone number.'
    context.addIssue({ code: 'custom', message, path: ['email'] })
  })
export type WrittenEnquiryInput = z.infer<typeof writtenEnquiryInput>

const bulkActions = ['done', 'open', 'spam', 'assign', 'later', 'seen', 'settle'] as const

export const deskBulk = z.object({
  ids: z
    .array(z.string(), { error: 'Choose between 1 and 100 enquiries.' })
    .min(1, { error: 'Choose between 1 and 100 enquiries.' })
    .max(limits.desk.bulk, { error: 'Choose between 1 and 100 enquiries.' }),
  action: z
    .enum(bulkActions, { error: 'Unknown action.' })
    .describe('`seen`: not urgent. `settle`: failed replies need nothing more'),
  value: z
    .string()
    .nullable()
    .optional()
    .describe('Of `assign` a person’s id or null, of `later` a day or null'),
  updatedAt: z
    .string()
    .optional()
    .describe('Of a single enquiry, as it was read, so that nobody else’s changes are overwritten'),
})
export type DeskBulk = z.infer<typeof deskBulk>

export const deskUndo = z.object({ undo: z.string() })

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
