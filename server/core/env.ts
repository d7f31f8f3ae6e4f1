import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { z } from 'zod'
import { variables } from './env-variables.ts'
import { StartError } from './errors.ts'

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings of the process. Throws a StartError that names the first invalid variable. */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data: read, error } = variables.safeParse(given)
  if (error) {
    const issue = error.issues[0]!
    throw new StartError(String(issue.path[0]), issue.message)
  }
  if (read.DATABASE_URL && !read.SECRET) {
    throw new StartError(
      'SECRET',
      'is missing: all instances that use one DATABASE_URL must share it',
    )
  }
  return {
    development: read.NODE_ENV === 'development',
    port: read.PORT,
    host: read.HOST,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    dataDir: writableDirectory(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    /** Maximum number of PostgreSQL connections of this process, including the one that listens. */
    databaseConnections: read.DATABASE_CONNECTIONS,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    /**
     * Whether mail is printed to the console when there is no `smtpUrl`. Unset: yes, unless `siteUrl`
     * is https.
     */
    mailToConsole: read.MAIL_TO_CONSOLE,
    /** Where the academy's own mail goes; unset: see `officeAddress`. */
    contactTo: read.CONTACT_TO,
    /** Whether the notice of an enquiry contains its text (`full`), or only says that it arrived (`short`). */
    contactNotice: read.CONTACT_NOTICE,
    /** The address for answers to our replies; unset: the office's. */
    replyTo: read.REPLY_TO,
    /** The mailbox where those answers are collected. */
    imapUrl: read.IMAP_URL,
    mailboxNew: read.MAILBOX_NEW,
    /** The most newsletter mails per minute, from all instances together. */
    newsletterPerMinute: read.NEWSLETTER_PER_MINUTE,
    bucket: readBucket(read),
    adminEmails: read.ADMIN_EMAILS ?? (read.SMTP_URL ? [] : ['admin@example.org']),
    secret: read.SECRET,
    trustProxy: read.TRUST_PROXY,
    sampleContent: read.SAMPLE_CONTENT,
    hstsSubdomains: read.HSTS_SUBDOMAINS,
    metricsToken: read.METRICS_TOKEN,
    purgeUrl: read.PURGE_URL,
    purgeToken: read.PURGE_TOKEN,
    logLevel: read.LOG_LEVEL,
  }
}

type Variables = z.infer<typeof variables>

/** Returns the bucket's settings; undefined if none of its variables is set. Throws if only some are. */
function readBucket(read: Variables) {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read
  const all = { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(all).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(all).length) return undefined
  if (missing[0]) {
    throw new StartError(missing[0][0], 'is missing: a bucket needs all of the S3_ variables')
  }
  return {
    name: S3_BUCKET!,
    endpoint: S3_ENDPOINT!,
    region: S3_REGION!,
    accessKeyId: S3_ACCESS_KEY_ID!,
    secretAccessKey: S3_SECRET_ACCESS_KEY!,
  }
}

function writableDirectory(path: string): string {
  const directory = resolve(path)
  try {
    makeDirectory(directory)
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    return directory
  } catch (cause) {
    throw new StartError('DATA_DIR', `${path} can't be written`, { cause })
  }
}

/** Not `recursive: true`: Node hangs if the system refuses to create a folder in an unusual way (/proc). */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

// Set by systemd, and by npm, which runs scripts in the project's folder.
export const isStartedBySystemd = () => Boolean(process.env['NOTIFY_SOCKET'])
export const commandFolder = (env: NodeJS.ProcessEnv = process.env) =>
  env['INIT_CWD'] ?? process.cwd()
/** What programs that this one starts get, with these variables. */
export const environmentWith = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
})
