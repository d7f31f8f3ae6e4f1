import { z } from './schema.ts'
import { emailField } from './email.ts'
import { limits } from './limits.ts'
import { plainText } from './plain-text.ts'

/** What a visitor sends with the contact form, checked in the order of its fields. */
export const enquiryInput = z.object({
  name: plainText('Name is required.', limits.enquiry.name, 'Name'),
  email: emailField('Email is required.'),
  message: plainText('Message is required.', limits.enquiry.message, 'Message'),
  website: z
    .string()
    .optional()
    .describe('Must stay empty: people do not see it, and programs fill it in'),
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
