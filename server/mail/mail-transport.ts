import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Settings } from '../env.ts'

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}

/** A mail with the id that makes its Message-ID, the same however often it is tried. */
export type IdentifiedMail = Mail & { id: string }

export type MailTransport = {
  send(mail: IdentifiedMail): Promise<void>
  /** Throws where mail could not be sent now: no connection, no trust, no log-in, no folder. */
  check(): Promise<void>
  close(): Promise<void>
}

/** What the log may have of a failure: what a mail server says of it in words often names people. */
export type MailProblem = { code: string; responseCode: number }

export function mailProblem(error: unknown): MailProblem {
  const { code = 'unknown', responseCode = 0 } = error as Partial<MailProblem>
  return { code, responseCode }
}

const closing = 421

/** Whether a server that is there has answered that it does not take this mail, for now or ever. */
export function isRefusal({ code, responseCode }: MailProblem): boolean {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMail && responseCode > 0 && responseCode !== closing
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'dataDir'>

/** The SMTP server of the settings; without one, a folder of .eml files and the console. */
export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings, settings.smtpUrl) : folderTransport(settings)
}

const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 20_000 }

function smtpTransport(settings: MailSettings, url: string): MailTransport {
  // A connection for each mail: one that was kept may be dead, and nobody would know for twenty seconds.
  const transporter = nodemailer.createTransport({ url, ...timeouts })
  return {
    async send(mail) {
      await transporter.sendMail(message(settings, mail))
    },
    async check() {
      await transporter.verify()
    },
    close: () => Promise.resolve(transporter.close()),
  }
}

function folderTransport(settings: MailSettings): MailTransport {
  const folder = join(settings.dataDir, 'outbox')
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    async send(mail) {
      const { message: bytes } = await composer.sendMail(message(settings, mail))
      await makeFolder()
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.tmp`, bytes as Buffer, { mode: 0o600 })
      await rename(`${file}.tmp`, file)
      process.stdout.write(printable(`\nMail to ${mail.to}: ${mail.subject}\n${mail.text}\n`))
    },
    async check() {
      await makeFolder()
      await access(folder, constants.W_OK)
    },
    close: () => Promise.resolve(),
  }
}

/** Without the control characters by which a text could steer the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '')
}

function message(settings: MailSettings, mail: IdentifiedMail): SendMailOptions {
  return {
    from: settings.mailFrom,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${new URL(settings.siteUrl).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.unsubscribeUrl && {
      list: { unsubscribe: { url: mail.unsubscribeUrl, comment: '' } },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}
