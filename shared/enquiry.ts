import { z } from './schema.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { textField } from './text-field.ts'

/** What a visitor sends with the contact form, checked in the order of its fields. */
export const enquiryInput = z.object({
  name: textField(enquiryRules.name),
  email: textField(enquiryRules.email),
  message: textField(enquiryRules.message),
  website: z
    .string()
    .optional()
    .describe('Must stay empty: a trap for bots, which people do not see'),
})
export type EnquiryInput = z.infer<typeof enquiryInput>

/** A contact message as an admin reads it. */
export const enquiry = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type Enquiry = z.infer<typeof enquiry>
