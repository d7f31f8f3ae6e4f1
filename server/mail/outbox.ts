import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { MailTransport } from './mail-transport.ts'

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}

export type Outbox = ReturnType<typeof createOutbox>

const firstWaitMs = 60_000
const longestWaitMs = 6 * 60 * 60_000
const maxAttempts = 20
const idleMs = 30_000

/**
 * Mails that must not get lost: stored in the transaction of what they tell about, sent soon after,
 * tried again with growing waits while the mail server is down.
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

  async function sendDue(): Promise<void> {
    for (;;) {
      const mail = await db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('next_attempt_at', '<=', clock().toISOString())
        .where('attempts', '<', maxAttempts)
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst()
      if (!mail || stopped) return
      try {
        await transport.send({
          id: mail.id,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.reply_to && { replyTo: mail.reply_to }),
          ...(mail.unsubscribe_url && { unsubscribeUrl: mail.unsubscribe_url }),
        })
        await db.deleteFrom('mail_outbox').where('id', '=', mail.id).execute()
      } catch (error) {
        log.warn({ error: String(error), attempts: mail.attempts + 1 }, 'mail not sent yet')
        const wait = Math.min(firstWaitMs * 2 ** mail.attempts, longestWaitMs)
        await db
          .updateTable('mail_outbox')
          .set({
            attempts: mail.attempts + 1,
            next_attempt_at: new Date(clock().getTime() + wait).toISOString(),
          })
          .where('id', '=', mail.id)
          .execute()
      }
    }
  }

  function work(): void {
    if (running || stopped) return
    running = sendDue()
      .catch((error: unknown) => log.error(error, 'outbox stopped for now'))
      .finally(() => {
        running = undefined
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
