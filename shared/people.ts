// People of the academy in API responses, and the input for invitations.
import { limits } from './limits.ts'
import { roles } from './rights.ts'
import { z } from './schema.ts'
import { emailField, nameField } from './text-field.ts'

export const personStates = ['active', 'invited', 'lapsed'] as const

export const person = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string().describe('The address where no name is known'),
  role: z.enum(roles),
  doctorId: z.string().nullable(),
  state: z
    .enum(personStates)
    .describe('`lapsed`: has not logged in within 14 days of the invitation'),
  fromSettings: z.boolean().describe('The settings name this address, as an owner'),
  passkeys: z.int(),
  passkeyOnly: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  invitedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PersonJson = z.infer<typeof person>

const name = nameField('Name is required.', limits.people.name, 'Name')
const role = z.enum(roles, { error: 'Role is required.' })
const doctorId = z
  .string({ error: "Choose the doctor's profile." })
  .nullish()
  .describe('The doctor’s profile that is the person’s own; a doctor must have one')

export const invitationInput = z.object({
  name,
  email: emailField('Email is required.'),
  role,
  doctorId,
})
export type InvitationInput = z.infer<typeof invitationInput>

export const personInput = z.object({
  name,
  role,
  doctorId: doctorId.describe('As when inviting; left out it stays as it is'),
  passkeyOnly: z
    .literal(false, { error: 'Only the person can turn codes off.' })
    .optional()
    .describe('false: codes are mailed again'),
  updatedAt: z.string().optional().describe('As it was read'),
})
export type PersonInput = z.infer<typeof personInput>
