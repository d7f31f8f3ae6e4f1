import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { systemClock } from '../core/clock.ts'
import { isPostgres } from '../database/dialect.ts'
import { createMailTransport } from './mail-transport.ts'
import { createOutbox, type Follower } from './outbox.ts'
import { mail, useOutboxBackends } from '../../tests/support/mail/outbox-backends.ts'
import { day, minute, movableClock } from '../../tests/support/site/movable-clock.ts'

const at = useOutboxBackends()
const { startServer, received, waiting } = at

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
  it('sends a mail of which nobody knows whether it arrived once more, then says so', async () => {
    await startServer(false, { cut: true })
    const { clock, move } = movableClock()
    const failed: string[] = []
    const follower = {
      sent: () => Promise.resolve(),
      failed: async (_: Database, __: string, sentence: string) => void failed.push(sentence),
    }
    const outbox = openOutbox(clock, follower)
    await outbox.add(at.db, mail)
    outbox.wake()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
    expect(failed).toEqual([])
    move(2 * minute)
    outbox.wake()
    await expect.poll(() => failed).toEqual(['May have arrived'])
    move(day)
    outbox.wake()
    await outbox.stop()
    expect(at.bodies).toHaveLength(2)
  })

  it('sends no third copy after two that a killed process may have sent', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(at.db, mail)
    await at.db.updateTable('mail_outbox').set({ begun: 2 }).execute()
    outbox.wake()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(20)
    await outbox.stop()
    expect(at.bodies).toEqual([])
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
    return sql.raw(isPostgres(at.db) ? onPostgres : onSqlite).execute(at.db)
  }

  it('F-04: sends no mail twice while its row can not be deleted', async () => {
    await startServer()
    const outbox = openOutbox()
    await outbox.add(at.db, mail)
    await refuseDeletions(true)
    outbox.wake()
    await expect.poll(() => at.bodies).toHaveLength(1)
    const later = { ...mail, subject: 'Sent after it' }
    const rest = () => {
      outbox.wake()
      return waiting()
    }
    for (let again = 0; again < 5; again += 1) await rest()
    await refuseDeletions(false)
    await outbox.add(at.db, later)
    await expect.poll(rest).toEqual([])
    await outbox.stop()
    expect((await received()).map(({ subject }) => subject)).toEqual([mail.subject, later.subject])
  })
})
