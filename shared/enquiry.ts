import { z } from 'zod'
import { emailField } from './email.ts'
import { limits } from './limits.ts'
import { plainText } from './plain-text.ts'

/** What a visitor sends with the contact form, checked in the order of its fields. */
export const enquiryInput = z.object({
  name: plainText('Name is required.', limits.enquiry.name, 'Name'),
  email: emailField('Email is required.'),
  message: plainText('Message is required.', limits.enquiry.message, 'Message'),
})
export type EnquiryInput = z.infer<typeof enquiryInput>
