import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived: its actual recipients, its bytes, and its content as a mail program reads it. */
export type ReceivedMail = Email & { recipients: string[]; raw: string }

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

export type MailBehaviour = {
  /** Throws to refuse a sender. */
  onSender?: () => void
  /** Throws to refuse a recipient. */
  onRecipient?: (address: string) => void
  /** Called before a complete mail is stored. Throws to refuse it. */
  onMail?: () => Promise<void> | void
  /** Called before the response to a stored mail. */
  onKept?: () => void
  /** Throws to refuse a log-in; without it the server asks for none. */
  onLogIn?: () => void
  /** Whether to close the line after a stored mail, without a response. */
  cutsAfter?: () => boolean
  /** A folder in which each mail is stored as a file, for other processes. */
  keepIn?: string
}

type Options = MailBehaviour & { port?: number; tls?: 'from the start' | 'offered' }

/** A real SMTP server on this machine that keeps what it receives. */
export async function startMailServer({ port = 0, tls, ...behaviour }: Options = {}) {
  const mails: ReceivedMail[] = []
  const waiting: (() => void)[] = []
  const sockets = new Set<Socket>()
  const to = (address: string) => mails.filter((mail) => mail.recipients.includes(address))

  async function receive(recipients: string[], raw: string): Promise<void> {
    await behaviour.onMail?.()
    if (behaviour.keepIn) await writeFile(join(behaviour.keepIn, `${randomUUID()}.eml`), raw)
    mails.push({ ...(await PostalMime.parse(raw)), recipients, raw })
    for (const look of waiting) look()
    behaviour.onKept?.()
  }

  async function response(recipients: string[], raw: string, done: (error?: Error) => void) {
    try {
      await receive(recipients, raw)
      if (behaviour.cutsAfter?.()) return sockets.forEach((socket) => socket.destroy())
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  function judge(look: () => void, done: (error?: Error) => void) {
    try {
      look()
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  const server = new SMTPServer({
    // With the package's own self-signed certificate.
    secure: tls === 'from the start',
    disabledCommands: [
      ...(behaviour.onLogIn ? [] : ['AUTH']),
      ...(tls === 'offered' ? [] : ['STARTTLS']),
    ],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      judge(
        () => behaviour.onLogIn?.(),
        (error) => done(error, error ? undefined : { user: 'desk' }),
      ),
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_sender, _session, done) => judge(() => behaviour.onSender?.(), done),
    onRcptTo: ({ address }, _session, done) => judge(() => behaviour.onRecipient?.(address), done),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        void response(recipients, Buffer.concat(chunks).toString(), done)
      })
    },
  })
  // Some tests break connections on purpose.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: given } = server.server.address() as AddressInfo

  return {
    url: `${tls === 'from the start' ? 'smtps' : 'smtp'}://127.0.0.1:${given}`,
    port: given,
    mails,
    to,
    /** Resolves with matching mail number `count` to this address as soon as it arrives. */
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
