// What is stored about a person who wrote or subscribed.
import { deskEnquiry, policyDay } from './desk.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { z } from './schema.ts'
import { textField } from './text-field.ts'

const time = z.iso.datetime()

export const personInput = z.object({ email: textField(enquiryRules.email) })

export const personEnquiry = deskEnquiry
  .omit({
    earlier: true,
    lastMessageId: true,
    draft: true,
    drafting: true,
    others: true,
    present: true,
  })
  .extend({ thread: deskEnquiry.shape.thread.describe('All entries, oldest first, with notes') })
export type PersonEnquiry = z.infer<typeof personEnquiry>

const mail = z.object({ subject: z.string(), at: time })

export const personData = z.object({
  email: z.string(),
  enquiries: z
    .array(personEnquiry)
    .describe('Also calls without an address that name it, or have the name and number of another'),
  subscription: z
    .object({ requestedAt: time, confirmedAt: time.nullable(), consent: policyDay })
    .nullable()
    .describe('To the newsletter'),
  issues: z.array(mail).describe('Newsletters that were sent to this address'),
  mails: z
    .array(
      mail.extend({
        text: z
          .string()
          .optional()
          .describe('Of mails from this address in conversations of others, which have no subject'),
      }),
    )
    .describe('Mails to this address that are not sent yet, were given up or are files'),
  remarks: z
    .array(
      z.object({
        at: time,
        author: z.string(),
        body: z.string(),
        suggestion: z.string().nullable(),
        closedBy: z.string().nullable(),
      }),
    )
    .describe('Remarks on texts, and replies to them, that name this address'),
})
export type PersonData = z.infer<typeof personData>

export const personErased = z.object({
  enquiries: z.int(),
  subscriptions: z.int(),
  mails: z.int(),
})
export type PersonErased = z.infer<typeof personErased>

export const removeFirst = 'Remove this person from the people first.'
