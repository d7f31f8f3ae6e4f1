// What the outbox needs: a database, and an SMTP server that takes mails, refuses them, or falls silent.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '../../../server/database/database.ts'
import type { Mail } from '../../../server/mail/mail.ts'
import { openFreshDatabase } from '../stores/fresh-database.ts'

export const mail: Mail = {
  to: 'reader@example.org',
  replyTo: 'writer@example.org',
  subject: 'Grüße',
  text: 'A line\n.\nFrom here\n',
  html: '<p>A line</p>',
  unsubscribeUrl: 'https://www.example.org/u/1',
}

export function useOutboxBackends() {
  let db: Database
  let close: () => Promise<void>
  let port: number
  let bodies: Buffer[]
  let server: SMTPServer | undefined
  const sockets = new Set<Socket>()

  beforeEach(async () => {
    ;({ db, close } = await openFreshDatabase())
    port = 0
    bodies = []
    server = undefined
  })
  afterEach(async () => {
    await close()
    await stopServer()
  })

  /**
   * With `refuse` it rejects every message temporarily, with `cut` it takes each and closes the line without saying
   * so, and with `slow` it never answers messages to this address. Started again, it listens on the same port.
   */
  async function startServer(refuse = false, { cut = false, slow = '' } = {}) {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
          bodies.push(Buffer.concat(chunks))
          if (cut) return sockets.forEach((socket) => socket.destroy())
          if (session.envelope.rcptTo.some(({ address }) => address === slow)) return undefined
          return done()
        })
      },
    })
    server.server.on('connection', (socket: Socket) => sockets.add(socket))
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as { port: number }).port
  }

  const stopServer = () =>
    new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))

  return {
    startServer,
    stopServer,
    cutConnections: () => sockets.forEach((socket) => socket.destroy()),
    received: (): Promise<Email[]> => Promise.all(bodies.map((body) => PostalMime.parse(body))),
    waiting: () => db.selectFrom('mail_outbox').selectAll().execute(),
    get db() {
      return db
    },
    get port() {
      return port
    },
    get bodies() {
      return bodies
    },
  }
}
