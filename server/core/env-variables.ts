import { z } from 'zod'
import { academy } from '../../content/academy.ts'
import { isEmail } from '../../shared/text-rules.ts'

/** The sender while none is set: the academy as the program knows it. */
export const programSender = `${academy.name} <${academy.email}>`

const emails = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)

const url = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must look like ${example}`,
    abort: true,
  })

const paceRule = 'must be a whole number from 1 to 6000'
const connectionsRule = 'must be a whole number from 3 to 100'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A mailbox URL with its user and password. Unencrypted only on this machine. */
const mailboxUrl = url(['imaps:', 'imap:'], 'imaps://user:password@host:993/INBOX')
  .refine((text) => new URL(text).username !== '' && new URL(text).password !== '', {
    error: 'must contain a user name and a password',
    abort: true,
  })
  .refine((text) => !text.startsWith('imap:') || loopback.has(new URL(text).hostname), {
    error: 'must begin with imaps:// unless the mailbox is on this machine',
  })

const visible = z.string().regex(/^[!-~]+$/, { error: 'must not contain spaces' })

const yesOrNo = z.enum(['true', 'false'], { error: 'must be true or false' })
const isYes = (text: string) => text === 'true'

/** The rules for each environment variable. */
export const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a whole number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a whole number from 0 to 65535' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be a host name or an address' })
    .default('127.0.0.1'),
  SITE_URL: url(['http:', 'https:'], 'https://www.example.org')
    .refine((text) => new URL(text).pathname === '/' && !new URL(text).search, {
      error: 'must be an origin without a path',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/database',
  ).optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,3}$/, { error: connectionsRule })
    .transform(Number)
    .refine((count) => count >= 3 && count <= 100, { error: connectionsRule })
    .default(11),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:port').optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text) && !/[\r\n]/.test(text), {
      error: 'must be an address, or a name and an <address>',
    })
    .default(programSender),
  MAIL_TO_CONSOLE: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((text) => text === 'true')
    .optional(),
  CONTACT_TO: z.string().refine(isEmail, { error: 'must be one e-mail address' }).optional(),
  CONTACT_NOTICE: z.enum(['short', 'full'], { error: 'must be short or full' }).default('short'),
  REPLY_TO: z.string().refine(isEmail, { error: 'must be one e-mail address' }).optional(),
  IMAP_URL: mailboxUrl.optional(),
  MAILBOX_NEW: yesOrNo.default('false').transform(isYes),
  NEWSLETTER_PER_MINUTE: z
    .string()
    .regex(/^\d{1,4}$/, { error: paceRule })
    .transform(Number)
    .refine((count) => count >= 1 && count <= 6000, { error: paceRule })
    .default(60),
  ADMIN_EMAILS: z
    .string()
    .transform(emails)
    .refine((list) => list.every(isEmail), {
      error: 'must be e-mail addresses, separated by commas',
    })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example.org')
    .refine((text) => new URL(text).pathname === '/' && !new URL(text).search, {
      error: 'must be an origin without a path',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must be the name of a region' })
    .optional(),
  S3_ACCESS_KEY_ID: visible.optional(),
  S3_SECRET_ACCESS_KEY: visible.optional(),
  SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be the number of reverse proxies in front, from 0 to 99' })
    .transform(Number)
    .default(0),
  SAMPLE_CONTENT: yesOrNo.default('true').transform(isYes),
  HSTS_SUBDOMAINS: yesOrNo.default('false').transform(isYes),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  PURGE_URL: url(['http:', 'https:'], 'https://cdn.example.org/purge')
    .refine((text) => !new URL(text).username && !new URL(text).password, {
      error: 'must not contain a user name or password: use PURGE_TOKEN',
    })
    .optional(),
  PURGE_TOKEN: visible.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
})
