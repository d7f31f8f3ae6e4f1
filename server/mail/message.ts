import type { SendMailOptions } from 'nodemailer'
import { academy } from '../../content/academy.ts'
import { programSender } from '../core/env-variables.ts'
import type { Settings } from '../core/env.ts'
import { laterPart } from '../core/later-parts.ts'
import type { IdentifiedMail } from './mail.ts'

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'mailToConsole'>>

/** Composes and sends mails; loaded with the first. */
export const mailer = laterPart(async () => (await import('nodemailer')).default)

/** The sender of the settings. The program's has the academy's name of now, but keeps its address. */
export function senderOf({ mailFrom }: MailSettings): string {
  if (mailFrom !== programSender) return mailFrom
  return mailFrom.replace(/.*(?=<)/, () => `"${academy.name.replaceAll(/["\\\r\n]/g, '')}" `)
}

export function messageIdOf(id: string, siteUrl: string): string {
  return `<${id}@${new URL(siteUrl).hostname}>`
}

/** The mail as it is handed to the mailer. */
export function messageOf(settings: MailSettings, mail: IdentifiedMail): SendMailOptions {
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
