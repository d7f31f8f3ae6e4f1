import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { academy } from '../../content/academy.ts'
import { programSender } from '../core/env-variables.ts'
import { laterPart } from '../core/later-parts.ts'
import type { Settings } from '../core/env.ts'

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
  /** The list's identifier (RFC 2919), without angle brackets. */
  listId?: string
  /** The mail is deleted along with this enquiry. */
  enquiryId?: string
  /** Including the angle brackets; derived from the id by default. */
  messageId?: string
  /** Message-IDs of the conversation, oldest first. */
  references?: string[]
  /** Sent before all other mail that waits in its lane. */
  isUrgent?: boolean
  /** Mails of one lane do not wait for those of another. `notices` by default. */
  lane?: MailLane
}

/** The desk's replies and what may be urgent; what staff are told; the rest. */
export const lanes = { desk: 1, notices: 2, rest: 3 } as const
export type MailLane = keyof typeof lanes

export type SendOptions = {
  /** Called when the server is ready for the message; the message follows when it resolves. */
  onData?: () => Promise<void>
  /** How long the server may take to answer the end of a message, in ms; 20 seconds by default. */
  patienceMs?: number
  /** Ends the connection. */
  signal?: AbortSignal
}

/** A mail with the id that its Message-ID is derived from, so that retries keep the same Message-ID. */
export type IdentifiedMail = Mail & { id: string }

export type MailTransport = {
  /** The mail server's host and port, or the folder, for the log. Must not contain the password. */
  place: { host: string } | { folder: string }
  /**
   * Resolves to the server's response, or to the path of the file. Throws an error for which `isEndUnknown` if
   * the server may have taken the mail without saying so.
   */
  send(mail: IdentifiedMail, options?: SendOptions): Promise<string>
  /** Throws if mail can't be sent now: no connection, a bad certificate, a failed log-in, no folder. */
  check(): Promise<void>
  /**
   * Throws as `check` does, and if the server refuses the sender or all of these recipients. Stops
   * before the first byte of a message, so nothing is delivered.
   */
  offer(recipients: string[]): Promise<void>
  /** Closes the kept connection, if any. */
  close(): void
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'mailToConsole'>>

/** The sender of the settings. The program's has the academy's name of now, but keeps its address. */
function senderOf({ mailFrom }: MailSettings): string {
  if (mailFrom !== programSender) return mailFrom
  return mailFrom.replace(/.*(?=<)/, () => `"${academy.name.replaceAll(/["\\\r\n]/g, '')}" `)
}

/** The SMTP server of the settings; without one, a folder of .eml files and the console. */
export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings, settings.smtpUrl) : folderTransport(settings)
}

/** The same for many mails in a row: all of them over one connection, which is kept. */
export function createMailLane(settings: MailSettings): MailTransport {
  const { smtpUrl: url } = settings
  if (!url) return folderTransport(settings)
  const single = smtpTransport(settings, url)
  let kept: Transporter | undefined
  return {
    ...single,
    async send(mail) {
      kept ??= (await mailer()).createTransport({ url, ...keptConnection })
      return (await kept.sendMail(message(settings, mail))).response as string
    },
    close: () => kept?.close(),
  }
}

const mailer = laterPart(async () => (await import('nodemailer')).default)

const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 20_000 }

/** A mail whose connection was found closed before its first byte is sent over another one, once. */
const keptConnection = {
  ...timeouts,
  socketTimeout: 120_000,
  pool: true,
  maxConnections: 1,
  maxMessages: Infinity,
  maxRequeues: 1,
} as const

function smtpTransport(settings: MailSettings, url: string): MailTransport {
  // One connection per mail: a pooled one may be dead, which would take twenty seconds to notice.
  const transporter = async () => (await mailer()).createTransport({ url, ...timeouts })
  return {
    place: { host: new URL(url).host },
    send: (mail, options) => sendOnce(url, message(settings, mail), options),
    async check() {
      await (await transporter()).verify()
    },
    offer: (to) => offer(url, { from: senderOf(settings), to }),
    close: () => undefined,
  }
}

/** Longest time until all of a message has left. */
const longestDataMs = 60_000

async function sendOnce(
  url: string,
  mail: SendMailOptions,
  { onData, patienceMs = timeouts.socketTimeout, signal }: SendOptions = {},
): Promise<string> {
  const late = new AbortController()
  let hasEnded = false
  // A server may take minutes to answer the end of a message (RFC 5321, 4.5.3.2.6), but nothing else.
  let timer = setTimeout(() => late.abort(), longestDataMs)
  const options = { url, ...timeouts, socketTimeout: Math.max(patienceMs, longestDataMs) }
  const transporter = (await mailer()).createTransport(options)
  transporter.use('stream', ({ message: composed }, done) => {
    const whole = composed.createReadStream.bind(composed)
    composed.createReadStream = (...args) =>
      Readable.from(
        (async function* () {
          await onData?.()
          yield* whole(...args)
          hasEnded = true
          clearTimeout(timer)
          timer = setTimeout(() => late.abort(), patienceMs)
        })(),
      )
    done()
  })
  try {
    const signals = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
    return (await transporter.sendMail({ ...mail, signal: signals })).response
  } catch (error) {
    const isEndUnknown = hasEnded && !(error as { responseCode?: number }).responseCode
    throw Object.assign(error as Error, { isEndUnknown })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends the envelope and disconnects once the server asks for the message: a server must not deliver a
 * message whose end it has not received (RFC 5321, 4.1.1.4).
 */
async function offer(url: string, envelope: { from: string; to: string[] }): Promise<void> {
  const accepted = new AbortController()
  const transporter = (await mailer()).createTransport({ url, ...timeouts })
  transporter.use('stream', (mail, done) => {
    const body = new Readable({ read: () => accepted.abort() })
    mail.message.createReadStream = () => body
    done()
  })
  try {
    await transporter.sendMail({ ...envelope, text: '', signal: accepted.signal })
  } catch (error) {
    if (!accepted.signal.aborted) throw error
  }
}

function folderTransport(settings: MailSettings): MailTransport {
  const folder = join(settings.dataDir, 'outbox')
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  const check = async () => {
    await makeFolder()
    await access(folder, constants.W_OK)
  }
  // On a public site the console is a log, where patients' messages and codes must not appear.
  const textsOnConsole = settings.mailToConsole ?? !settings.siteUrl.startsWith('https:')
  return {
    place: { folder },
    async send(mail) {
      const composer = (await mailer()).createTransport({ streamTransport: true, buffer: true })
      const { message: bytes } = await composer.sendMail(message(settings, mail))
      await makeFolder()
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.tmp`, bytes as Buffer, { mode: 0o600 })
      await rename(`${file}.tmp`, file)
      const text = `Mail to ${mail.to}: ${mail.subject}\n${mail.text}`
      const said = textsOnConsole ? text : `Mail written to ${file}`
      process.stdout.write(printable(`\n${said}\n`))
      return file
    },
    check,
    offer: check,
    close: () => undefined,
  }
}

/** Strips the control characters with which a text could manipulate the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '')
}

export function messageIdOf(id: string, siteUrl: string): string {
  return `<${id}@${new URL(siteUrl).hostname}>`
}

function message(settings: MailSettings, mail: IdentifiedMail): SendMailOptions {
  return {
    from: senderOf(settings),
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId ?? messageIdOf(mail.id, settings.siteUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.references?.length && {
      inReplyTo: mail.references.at(-1)!,
      references: mail.references,
    }),
    list: {
      ...(mail.unsubscribeUrl && { unsubscribe: { url: mail.unsubscribeUrl, comment: '' } }),
      ...(mail.listId && { id: { url: mail.listId, comment: '' } }),
    },
    headers: {
      ...(mail.unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      // Nobody wrote it but for a reply, so programs must not answer it (RFC 3834; the second is Exchange's).
      ...(!mail.messageId && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
    },
  }
}
