import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { mailProblem, type MailTransport } from './mail-transport.ts'

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}

type StoredMail = Selectable<Tables['mail_outbox']>

export type Outbox = ReturnType<typeof createOutbox>

const firstWaitMs = 60_000
const longestWaitMs = 6 * 60 * 60_000
const maxAttempts = 20
const idleMs = 10_000
const forgetAgainMs = 1000
/** For so long a mail is an instance's own, and for longer while it is at work on it. */
const leaseMs = 30_000
const renewLeaseMs = 10_000

/**
 * Mails that must not get lost: stored in the transaction of what they tell about, sent soon after,
 * tried again with growing waits while the mail server is down. Of several instances the one that
 * has a mail's lease sends it; another does where that one dies before its lease has ended.
 */
export function createOutbox(
  db: Database,
  transport: MailTransport,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  /** Mails that are out, but whose row could not be deleted yet: they must not be sent again. */
  const sent = new Set<string>()

  async function deliver(mail: StoredMail): Promise<void> {
    if (sent.has(mail.id)) return
    const renewing = setInterval(() => void lease(mail.id), renewLeaseMs)
    await send(mail).finally(() => clearInterval(renewing))
    sent.add(mail.id)
  }

  async function send(mail: StoredMail): Promise<void> {
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      ...(mail.unsubscribe_url && { unsubscribeUrl: mail.unsubscribe_url }),
    })
  }

  /** A lease that could not be renewed may be another's soon: at worst a mail is there twice. */
  async function lease(id: string): Promise<void> {
    if (!isPostgres(db)) return
    await db
      .updateTable('mail_outbox')
      .set({ next_attempt_at: leaseEnd() })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => log.warn(error, 'the lease of a mail could not be renewed'))
  }

  function leaseEnd(): string {
    return new Date(clock().getTime() + leaseMs).toISOString()
  }

  /** The next mail that is due: nobody else's, where others use the database. */
  async function takeDue(): Promise<StoredMail | undefined> {
    const due = db
      .selectFrom('mail_outbox')
      .where('next_attempt_at', '<=', clock().toISOString())
      .where('attempts', '<', maxAttempts)
      .orderBy('next_attempt_at')
      .limit(1)
    if (!isPostgres(db)) return due.selectAll().executeTakeFirst()
    return db
      .updateTable('mail_outbox')
      .set({ next_attempt_at: leaseEnd() })
      .where('id', 'in', due.select('id').forUpdate().skipLocked())
      .returningAll()
      .executeTakeFirst()
  }

  async function forget(id: string): Promise<void> {
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
    sent.delete(id)
  }

  async function postpone({ id, attempts }: StoredMail): Promise<void> {
    const wait = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs)
    await db
      .updateTable('mail_outbox')
      .set({
        attempts: attempts + 1,
        next_attempt_at: new Date(clock().getTime() + wait).toISOString(),
      })
      .where('id', '=', id)
      .execute()
  }

  async function sendDue(): Promise<void> {
    for (const id of sent) await forget(id)
    for (;;) {
      const mail = stopped ? undefined : await takeDue()
      if (!mail) return
      const problem = await deliver(mail).catch(mailProblem)
      if (problem) log.warn({ ...problem, attempts: mail.attempts + 1 }, 'mail not sent yet')
      await (problem ? postpone(mail) : forget(mail.id))
    }
  }

  function work(): void {
    if (running || stopped) return
    running = sendDue()
      .catch((error: unknown) => log.error(error, 'outbox stopped for now'))
      .finally(() => {
        running = undefined
        if (sent.size > 0 && !stopped) setTimeout(work, forgetAgainMs).unref()
      })
  }

  return {
    /** Stores the mail within the caller's transaction; call `wake` when that has been committed. */
    async add(trx: Database, mail: Mail): Promise<void> {
      const now = clock().toISOString()
      await trx
        .insertInto('mail_outbox')
        .values({
          id: randomUUID(),
          recipient: mail.to,
          reply_to: mail.replyTo ?? null,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          unsubscribe_url: mail.unsubscribeUrl ?? null,
          created_at: now,
          next_attempt_at: now,
        })
        .execute()
    },

    wake: work,

    /** How many mails wait and since when, and how many were given up. */
    async figures(): Promise<{ waiting: number; dead: number; oldest: string | null }> {
      const mails = db
        .selectFrom('mail_outbox')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.min<string | null>('created_at').as('oldest'),
        ])
      const waiting = mails.where('attempts', '<', maxAttempts)
      const dead = mails.where('attempts', '>=', maxAttempts)
      const { count, oldest } = await waiting.executeTakeFirstOrThrow()
      return { waiting: count, oldest, dead: (await dead.executeTakeFirstOrThrow()).count }
    },

    start(): void {
      work()
      timer = setInterval(work, idleMs)
      timer.unref()
    },

    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      await running
      await transport.close()
    },
  }
}
