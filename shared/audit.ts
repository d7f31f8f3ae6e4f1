// The audit log in API responses.
import { recordNames } from './record-kinds.ts'
import { z } from './schema.ts'

export const auditActions = [
  'logged in',
  'logged out',
  'created',
  'changed',
  'deleted',
  'read',
  'replied',
  'noted',
  'exported',
  'erased',
  'invited',
  'removed',
  'passkey added',
  'passkey removed',
  'sent',
] as const
export type AuditAction = (typeof auditActions)[number]

export const auditKinds = [
  ...recordNames,
  'image',
  'enquiry',
  'person',
  'session',
  'search',
  'newsletter',
  'site',
] as const
export type AuditKind = (typeof auditKinds)[number]

export const auditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  by: z.object({
    _id: z.string().nullable().describe('null for operators and people no longer there'),
    email: z.string(),
  }),
  action: z.enum(auditActions),
  kind: z.enum(auditKinds),
  record: z.string(),
  title: z.string().describe('Empty for enquiries'),
  recordAt: z.iso.datetime().nullable().describe('Of an enquiry that is there: when it came'),
  fields: z
    .array(z.string())
    .describe('Names of what changed, never values; of an export its range and number of rows'),
})
export type AuditEntry = z.infer<typeof auditEntry>

const choice = <Choice extends string>(name: string, values: readonly Choice[]) =>
  z.enum(values, { error: `${name} must be one of: ${values.join(', ')}.` }).optional()

const time = (name: string) =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: `${name} must be a date in ISO 8601.`,
    })
    .optional()

/** Filters for rows of the log. Days are in the academy's time zone; a day in `to` is included. */
export const auditQuery = z.object({
  person: z.string().optional().describe('The person’s id or address'),
  action: choice('action', auditActions),
  kind: choice('kind', auditKinds),
  record: z.string().optional(),
  from: time('from'),
  to: time('to'),
})
export type AuditQuery = z.infer<typeof auditQuery>
