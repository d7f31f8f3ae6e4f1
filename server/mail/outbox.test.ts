import { once } from 'node:events'
import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { systemClock } from '../core/clock.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Mail } from './mail.ts'
import { createMailTransport } from './mail-transport.ts'
import { createOutbox, type Follower } from './outbox.ts'
import { day, minute, movableClock } from '../../tests/support/site/movable-clock.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'

let close: () => Promise<void>
let db: Database
let port: number
let bodies: Buffer[]
let server: SMTPServer | undefined
const sockets = new Set<Socket>()

const mail: Mail = {
  to: 'reader@example.org',
  replyTo: 'writer@example.org',
  subject: 'Grüße',
  text: 'A line\n.\nFrom here\n',
  html: '<p>A line</p>',
  unsubscribeUrl: 'https://www.example.org/u/1',
}

/**
 * Starts a real SMTP server; with `refuse` it rejects every message temporarily, with `cut` it takes each and closes
 * the line without saying so, and with `slow` it never answers messages to this address.
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

const openOutbox = (clock = systemClock, follower?: Follower) =>
  createOutbox(
    db,
    createMailTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Academy <hello@example.org>',
      siteUrl: 'https://www.example.org',
      dataDir: '',
    }),
    Fastify().log,
    clock,
    follower,
  )

const received = (): Promise<Email[]> => Promise.all(bodies.map((body) => PostalMime.parse(body)))

const waiting = () => db.selectFrom('mail_outbox').selectAll().execute()

beforeEach(async () => {
  port = 0
  bodies = []
  server = undefined
  ;({ db, close } = await openFreshDatabase())
})
afterEach(async () => {
  await close()
  await stopServer()
})

describe('the outbox', () => {
  it('sends once, whole, with the headers that the mail needs', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(db, mail)
    outbox.wake()
    outbox.wake()
    await expect.poll(() => waiting()).toEqual([])
    await outbox.stop()
    expect(bodies).toHaveLength(1)
    const [email] = await received()
    expect(email!.subject).toBe(mail.subject)
    expect(email!.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text.trimEnd())
    expect(email!.to).toEqual([{ name: '', address: mail.to }])
    expect(email!.from?.address).toBe('hello@example.org')
    const header = (name: string) => email!.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toContain(mail.unsubscribeUrl)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(email!.messageId).toMatch(/@www\.example\.org>$/)
  })

  it('C-08, F-11: keeps what a refusing server did not take, with a growing wait', async () => {
    await startServer(true)
    const outbox = openOutbox()
    await outbox.add(db, mail)
    outbox.wake()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
    const [kept] = await waiting()
    expect(Date.parse(kept!.next_attempt_at)).toBeGreaterThan(Date.now() + 30_000)
    await outbox.stop()
  })

  it('F-11: keeps for a server that is away what waits, uncounted, and sends it when that is back', async () => {
    await startServer()
    await stopServer()
    const outbox = openOutbox()
    for (const subject of ['first', 'second']) await outbox.add(db, { ...mail, subject })
    outbox.wake()
    await outbox.stop()
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([0, 0])
    await startServer()
    const restarted = openOutbox()
    restarted.start()
    await expect.poll(() => bodies).toHaveLength(2)
    await restarted.stop()
    expect(await waiting()).toEqual([])
  })

  it('F-11: tries again what was refused, for the same person alone, when that one gets a mail', async () => {
    await startServer(true)
    const refused = openOutbox()
    await refused.add(db, mail)
    await refused.add(db, { ...mail, to: 'somebody-else@example.org' })
    refused.wake()
    await expect.poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1])
    await refused.stop()
    await stopServer()
    await startServer()
    const outbox = openOutbox()
    await outbox.add(db, { ...mail, subject: 'The next' })
    outbox.wake()
    await expect.poll(() => bodies).toHaveLength(2)
    await outbox.stop()
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual([
      'somebody-else@example.org',
    ])
  })

  it('sends after a restart what was stored before it', async () => {
    await openOutbox().add(db, mail)
    await startServer()
    const restarted = openOutbox()
    restarted.start()
    await expect.poll(() => bodies).toHaveLength(1)
    await restarted.stop()
    expect(await waiting()).toEqual([])
  })

  it('sends a mail of which nobody knows whether it arrived once more, then says so', async () => {
    await startServer(false, { cut: true })
    const { clock, move } = movableClock()
    const failed: string[] = []
    const follower = {
      sent: () => Promise.resolve(),
      failed: async (_: Database, __: string, sentence: string) => void failed.push(sentence),
    }
    const outbox = openOutbox(clock, follower)
    await outbox.add(db, mail)
    outbox.wake()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
    expect(failed).toEqual([])
    move(2 * minute)
    outbox.wake()
    await expect.poll(() => failed).toEqual(['May have arrived'])
    move(day)
    outbox.wake()
    await outbox.stop()
    expect(bodies).toHaveLength(2)
  })

  it('sends no third copy after two that a killed process may have sent', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(db, mail)
    await db.updateTable('mail_outbox').set({ begun: 2 }).execute()
    outbox.wake()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(20)
    await outbox.stop()
    expect(bodies).toEqual([])
  })

  it('lets a reply leave while notices wait behind a slow recipient', async () => {
    await startServer(false, { slow: mail.to })
    const outbox = openOutbox()
    for (let count = 0; count < 20; count += 1) await outbox.add(db, mail)
    outbox.wake()
    await expect.poll(() => bodies).toHaveLength(1)
    await outbox.add(db, { ...mail, to: 'patient@example.org', lane: 'desk' })
    outbox.wake()
    const addresses = async () =>
      (await received()).flatMap(({ to = [] }) => to.map(({ address }) => address))
    await expect.poll(addresses).toContain('patient@example.org')
    // However long the machine took, the notices wait.
    expect((await waiting()).length).toBeGreaterThanOrEqual(20)
    for (const socket of sockets) socket.destroy()
    await outbox.stop()
  })

  /** Makes deleting mails fail while they stay readable. */
  function refuseDeletions(refuse: boolean) {
    const onSqlite = refuse
      ? `create trigger refuse before delete on mail_outbox begin select raise(abort, 'no'); end`
      : 'drop trigger refuse'
    const onPostgres = refuse
      ? `create function refuse() returns trigger language plpgsql as 'begin raise ''no''; end';
         create trigger refuse before delete on mail_outbox execute function refuse()`
      : 'drop function refuse cascade'
    return sql.raw(isPostgres(db) ? onPostgres : onSqlite).execute(db)
  }

  it('F-04: sends no mail twice while its row can not be deleted', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(db, mail)
    await refuseDeletions(true)
    outbox.wake()
    await expect.poll(() => bodies).toHaveLength(1)
    const later = { ...mail, subject: 'Sent after it' }
    const rest = () => {
      outbox.wake()
      return waiting()
    }
    for (let again = 0; again < 5; again += 1) await rest()
    await refuseDeletions(false)
    await outbox.add(db, later)
    await expect.poll(rest).toEqual([])
    await outbox.stop()
    expect((await received()).map(({ subject }) => subject)).toEqual([mail.subject, later.subject])
  })

  it('C-01: a line end in an address or a subject makes no header', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(db, { ...mail, subject: 'A\r\nBcc: evil@example.org' })
    outbox.wake()
    await expect.poll(() => bodies).toHaveLength(1)
    await outbox.stop()
    const [email] = await received()
    expect(email!.bcc).toBeUndefined()
    expect(email!.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})
