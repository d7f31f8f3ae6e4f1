import { folderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail.ts'
import type { MailSettings } from './message.ts'
import { keptSmtpTransport, smtpTransport } from './smtp-transport.ts'

/** The SMTP server of the settings; without one, a folder of .eml files and the console. */
export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings, settings.smtpUrl) : folderTransport(settings)
}

/** The same for many mails in a row: all of them over one connection, which is kept. */
export function createMailLane(settings: MailSettings): MailTransport {
  const { smtpUrl: url } = settings
  return url ? keptSmtpTransport(settings, url) : folderTransport(settings)
}
