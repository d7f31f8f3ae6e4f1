import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTransport } from './mail.ts'
import { mailer, type MailSettings, messageOf } from './message.ts'

/** Writes each mail into a file of the folder `outbox`, and its words or its path to the console. */
export function folderTransport(settings: MailSettings): MailTransport {
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
      const { message: bytes } = await composer.sendMail(messageOf(settings, mail))
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
