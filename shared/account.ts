// A person's own account, as in API requests and responses.
import { limits } from './limits.ts'
import { roles } from './rights.ts'
import { z } from './schema.ts'
import { nameField } from './text-field.ts'

export const account = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  doctorId: z.string().nullable(),
  passkeyOnly: z.boolean().describe('No codes are mailed to this person'),
})
export type Account = z.infer<typeof account>

export const accountInput = z.object({
  name: nameField('Name is required.', limits.people.name, 'Name'),
  passkeyOnly: z.boolean().optional(),
})
export type AccountInput = z.infer<typeof accountInput>

/** Shown for a browser whose name is unknown. */
export const unknownDevice = 'Unknown browser'

export const accountSession = z.object({
  _id: z.string(),
  device: z
    .string()
    .describe(`Browser and system, as “Firefox on Windows”; else “${unknownDevice}”`),
  method: z.enum(['code', 'passkey']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean().describe('Whether it is the session of this request'),
})
export type AccountSession = z.infer<typeof accountSession>
