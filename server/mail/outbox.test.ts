import { once } from 'node:events'
import Fastify from 'fastify'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { systemClock } from '../core/clock.ts'
import { isPostgres } from '../database/dialect.ts'
import { createMailTransport, type Mail } from './mail-transport.ts'
import { createOutbox } from './outbox.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'

let close: () => Promise<void>
let db: Database
let port: number
let bodies: Buffer[]
let server: SMTPServer | undefined

const mail: Mail = {
  to: 'reader@example.org',
  replyTo: 'writer@example.org',
  subject: 'Grüße',
  text: 'A line\n.\nFrom here\n',
  html: '<p>A line</p>',
  unsubscribeUrl: 'https://www.example.org/u/1',
}

/** Starts a real SMTP server; with `refuse` it rejects every message temporarily. */
async function startServer(refuse = false) {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        bodies.push(Buffer.concat(chunks))
        return done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  port = (server.server.address() as { port: number }).port
}

const stopServer = () =>
  new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))

const openOutbox = () =>
  createOutbox(
    db,
    createMailTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Academy <hello@example.org>',
      siteUrl: 'https://www.example.org',
      dataDir: '',
    }),
    Fastify().log,
    systemClock,
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

  /** Makes deleting mails fail while they stay readable. */
  function refuseDeletions(refuse: boolean) {
    const onSqlite = `pragma query_only = ${refuse ? 'on' : 'off'}`
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
