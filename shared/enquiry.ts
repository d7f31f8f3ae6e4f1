import { z } from './schema.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { textField } from './text-field.ts'

/** The text or doctor that the contact form was opened from. */
export const enquiryAbout = z.object({ path: z.string(), title: z.string() })

/** What the patient says about an appointment; `first`: whether it is the first visit. */
export const appointmentWish = z.object({
  telephone: z.string(),
  days: z.string(),
  first: z.boolean().nullable(),
})

/** The contact form's request, checked in the order of its fields. */
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

/** The query of the contact page: the path of a text of this site that the message is about; else ignored. */
export const contactPageQuery = z.object({
  about: z
    .string()
    .regex(/^\/(?:solution|guides|articles)\/[A-Za-z0-9-]{1,100}$/)
    .optional()
    .catch(undefined),
})

/** A contact message in admin responses. */
export const enquiry = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type Enquiry = z.infer<typeof enquiry>
