import { roles } from './rights.ts'
import { z } from './schema.ts'
import { emailField } from './text-field.ts'

/** Step 1: where to send the code. */
export const sendCodeInput = z.object({ email: emailField('Email is required') })

const otpRequired = 'OTP is required'

/** Step 2: the code, the address it was sent to, and what the first step returned. */
export const verifyCodeInput = z.object({
  otp: z.string({ error: otpRequired }).trim().min(1, { error: otpRequired }),
  email: emailField('Email is required'),
  otpToken: z.string({ error: 'Invalid OTP' }),
})
export type VerifyCodeInput = z.infer<typeof verifyCodeInput>

export const codeSent = z.object({ otpToken: z.string(), message: z.string() })
export const loggedIn = z.object({ authToken: z.string(), message: z.string() })
export const session = z.object({
  _id: z.string().describe('Of the person'),
  email: z.string(),
  name: z.string().describe('The address where no name is known'),
  role: z.enum(roles),
  doctorId: z.string().nullable().describe('The person’s own profile'),
  rights: z.array(z.string()).describe('Those that end in `.own` are for own records alone'),
  passkeyOnly: z.boolean(),
  expiresAt: z.iso
    .datetime()
    .describe('When the session ends by age or by inactivity, whichever comes first'),
})
export type Session = z.infer<typeof session>
