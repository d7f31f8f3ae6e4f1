import { z } from './schema.ts'
import { enquiryRules, wishRules } from './enquiry-rules.ts'
import { limits } from './limits.ts'
import { textField } from './text-field.ts'

/** The page or doctor that the contact form was opened from. */
export const enquiryAbout = z.object({ path: z.string(), title: z.string() })
export type EnquiryAbout = z.infer<typeof enquiryAbout>

/** What the patient says about an appointment; empty where they said nothing. */
export const appointmentWish = z.object({
  telephone: z.string(),
  days: z.string(),
  first: z.boolean().nullable().describe('Whether it is the first visit'),
})
export type AppointmentWish = z.infer<typeof appointmentWish>

const wishInput = z.object({
  telephone: textField(wishRules.telephone).default(''),
  days: textField(wishRules.days).default(''),
  first: z.boolean().nullable().default(null),
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
  about: z
    .string()
    .max(limits.enquiry.path)
    .optional()
    .describe(
      'The path of the page or doctor that it is about; ignored unless it is a public page',
    ),
  wish: wishInput.optional().describe('For an appointment'),
})
export type EnquiryInput = z.infer<typeof enquiryInput>

/**
 * The query of the contact page: the path of a page that the message is about, and whether it asks for an appointment.
 * Anything else is ignored.
 */
export const contactPageQuery = z.object({
  about: z
    .string()
    .max(limits.enquiry.path)
    .regex(/^(?:\/[A-Za-z0-9_-]+){1,2}$/)
    .optional()
    .catch(undefined),
  appointment: z.literal('1').optional().catch(undefined),
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
