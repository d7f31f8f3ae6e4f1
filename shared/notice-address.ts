// Where the academy's own mail goes, in API requests and responses.
import { z } from './schema.ts'

export const noticeAddress = z.object({
  address: z.string().describe('Where notices go'),
  unconfirmed: z
    .string()
    .nullable()
    .describe(
      'The academy’s e-mail on the site, until an owner confirms that notices may go there',
    ),
})
export type NoticeAddress = z.infer<typeof noticeAddress>

export const noticeCode = z.object({
  address: z.string().describe('Where the code was mailed'),
  otpToken: z.string().describe('The code is valid with this token alone'),
})
export type NoticeCode = z.infer<typeof noticeCode>

const codeRequired = 'Enter the code.'

export const noticeConfirmation = z.object({
  address: z.string({ error: 'Name the address.' }),
  otpToken: z.string({ error: codeRequired }),
  otp: z.string({ error: codeRequired }).trim().min(1, { error: codeRequired }),
})
export type NoticeConfirmation = z.infer<typeof noticeConfirmation>
