// A real SMTP server for the outbox, which refuses mails, cuts the line after them, or does not answer.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach } from 'vitest'

export function useOutboxMailServer() {
  let port: number
  let bodies: Buffer[]
  let server: SMTPServer | undefined
  const sockets = new Set<Socket>()

  beforeEach(() => {
    port = 0
    bodies = []
    server = undefined
  })
  afterEach(() => stopServer())

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
    get port() {
      return port
    },
    get bodies() {
      return bodies
    },
  }
}
