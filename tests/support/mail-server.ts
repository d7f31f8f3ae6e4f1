import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: who it was really for, its bytes, and what a mail program reads in them. */
export type ReceivedMail = Email & { recipients: string[]; raw: string }

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

type Behaviour = {
  port?: number
  /** Throws to refuse a recipient. */
  onRecipient?: (address: string) => void
  /** A folder in which each mail is left as a file, for other processes. */
  keepIn?: string
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function startMailServer({ port = 0, onRecipient, keepIn }: Behaviour = {}) {
  const mails: ReceivedMail[] = []
  const waiting: (() => void)[] = []
  const to = (address: string) => mails.filter((mail) => mail.recipients.includes(address))

  async function receive(recipients: string[], raw: string): Promise<void> {
    if (keepIn) await writeFile(join(keepIn, `${randomUUID()}.eml`), raw)
    mails.push({ ...(await PostalMime.parse(raw)), recipients, raw })
    for (const look of waiting) look()
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      try {
        onRecipient?.(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        void receive(recipients, Buffer.concat(chunks).toString()).finally(done)
      })
    },
  })
  // Connections that break are what some tests are about.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: given } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${given}`,
    port: given,
    mails,
    to,
    /** Mail number `count` of those to this address that match, as soon as it is there. */
    mailTo(address: string, count = 1, matches = (_mail: ReceivedMail) => true) {
      return new Promise<ReceivedMail>((resolve) => {
        const look = () => {
          const found = to(address).filter(matches)[count - 1]
          if (found) resolve(found)
        }
        waiting.push(look)
        look()
      })
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
