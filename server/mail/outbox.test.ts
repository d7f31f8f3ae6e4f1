import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../core/clock.ts'
import { createMailTransport } from './mail-transport.ts'
import { createOutbox, type Follower } from './outbox.ts'
import { mail, useOutboxBackends } from '../../tests/support/mail/outbox-backends.ts'

const at = useOutboxBackends()
const { startServer, stopServer, cutConnections, received, waiting } = at

const openOutbox = (clock = systemClock, follower?: Follower) =>
  createOutbox(
    at.db,
    createMailTransport({
      smtpUrl: `smtp://127.0.0.1:${at.port}`,
      mailFrom: 'Academy <hello@example.org>',
      siteUrl: 'https://www.example.org',
      dataDir: '',
    }),
    Fastify().log,
    clock,
    follower,
  )

describe('the outbox', () => {
  it('sends once, whole, with the headers that the mail needs', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(at.db, mail)
    outbox.wake()
    outbox.wake()
    await expect.poll(() => waiting()).toEqual([])
    await outbox.stop()
    expect(at.bodies).toHaveLength(1)
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
    await outbox.add(at.db, mail)
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
    for (const subject of ['first', 'second']) await outbox.add(at.db, { ...mail, subject })
    outbox.wake()
    await outbox.stop()
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([0, 0])
    await startServer()
    const restarted = openOutbox()
    restarted.start()
    await expect.poll(() => at.bodies).toHaveLength(2)
    await restarted.stop()
    expect(await waiting()).toEqual([])
  })

  it('F-11: tries again what was refused, for the same person alone, when that one gets a mail', async () => {
    await startServer(true)
    const refused = openOutbox()
    await refused.add(at.db, mail)
    await refused.add(at.db, { ...mail, to: 'somebody-else@example.org' })
    refused.wake()
    await expect.poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1])
    await refused.stop()
    await stopServer()
    await startServer()
    const outbox = openOutbox()
    await outbox.add(at.db, { ...mail, subject: 'The next' })
    outbox.wake()
    await expect.poll(() => at.bodies).toHaveLength(2)
    await outbox.stop()
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual([
      'somebody-else@example.org',
    ])
  })

  it('sends after a restart what was stored before it', async () => {
    await openOutbox().add(at.db, mail)
    await startServer()
    const restarted = openOutbox()
    restarted.start()
    await expect.poll(() => at.bodies).toHaveLength(1)
    await restarted.stop()
    expect(await waiting()).toEqual([])
  })

  it('lets a reply leave while notices wait behind a slow recipient', async () => {
    await startServer(false, { slow: mail.to })
    const outbox = openOutbox()
    for (let count = 0; count < 20; count += 1) await outbox.add(at.db, mail)
    outbox.wake()
    await expect.poll(() => at.bodies).toHaveLength(1)
    await outbox.add(at.db, { ...mail, to: 'patient@example.org', lane: 'desk' })
    outbox.wake()
    const addresses = async () =>
      (await received()).flatMap(({ to = [] }) => to.map(({ address }) => address))
    await expect.poll(addresses).toContain('patient@example.org')
    // However long the machine took, the notices wait.
    expect((await waiting()).length).toBeGreaterThanOrEqual(20)
    cutConnections()
    await outbox.stop()
  })

  it('C-01: a line end in an address or a subject makes no header', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(at.db, { ...mail, subject: 'A\r\nBcc: evil@example.org' })
    outbox.wake()
    await expect.poll(() => at.bodies).toHaveLength(1)
    await outbox.stop()
    const [email] = await received()
    expect(email!.bcc).toBeUndefined()
    expect(email!.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})
