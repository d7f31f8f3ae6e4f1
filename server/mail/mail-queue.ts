import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { lanes, type Mail, type MailLane } from './mail.ts'

export type StoredMail = Selectable<Tables['mail_outbox']>

const firstWaitMs = 60_000
const longestWaitMs = 6 * 60 * 60_000
/** A mail is given up after this many attempts. */
export const maxAttempts = 20
/** The time of the first attempt of an urgent mail: the queue is sorted by it. */
const beforeAll = new Date(0).toISOString()
/** A mail is sent no more often than this if nobody knows whether it arrived. */
export const mostCopies = 2
/** How long an instance owns a mail; it renews the lease while sending. */
export const leaseMs = 30_000
/** How often the lease is renewed while a mail is being sent. */
export const renewLeaseMs = 10_000

/**
 * Stores a mail in the same transaction as the change it reports. Callers without an outbox to wake leave
 * it to the outbox's next poll.
 */
export async function storeMail(
  trx: Database,
  clock: Clock,
  mail: Mail,
  id: string = randomUUID(),
): Promise<void> {
  const now = clock().toISOString()
  await trx
    .insertInto('mail_outbox')
    .values({
      id,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      enquiry_id: mail.enquiryId ?? null,
      message_id: mail.messageId ?? null,
      reference_ids: mail.references?.join(' ') ?? null,
      lane: lanes[mail.lane ?? 'notices'],
      created_at: now,
      next_attempt_at: mail.isUrgent ? beforeAll : now,
    })
    .execute()
}

/**
 * The queue of unsent mail. With several instances, the one that holds a mail's lease sends it. If that
 * instance dies, another takes over when the lease expires.
 */
export function createMailQueue(db: Database, log: FastifyBaseLogger, clock: Clock) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const setOf = (
    id: string,
    values: { attempts?: number; begun?: number; next_attempt_at: string },
    trx = db,
  ) => trx.updateTable('mail_outbox').set(values).where('id', '=', id).execute()

  return {
    /** `id` is the id of the row, random by default. */
    add: (trx: Database, mail: Mail, id?: string): Promise<void> => storeMail(trx, clock, mail, id),

    /**
     * Returns the next mail of a lane that is due, except those that are being sent. On PostgreSQL also leases
     * it, so that no other instance takes it.
     */
    async takeDue(lane: MailLane, underWay: Iterable<string>): Promise<StoredMail | undefined> {
      const sending = [...underWay]
      const due = db
        .selectFrom('mail_outbox')
        .where('lane', '=', lanes[lane])
        .where('next_attempt_at', '<=', inMs(0))
        .$if(sending.length > 0, (query) => query.where('id', 'not in', sending))
        .where('attempts', '<', maxAttempts)
        .orderBy('next_attempt_at')
        .limit(1)
      if (!isPostgres(db)) return due.selectAll().executeTakeFirst()
      return db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: inMs(leaseMs) })
        .where('id', 'in', due.select('id').forUpdate().skipLocked())
        .returningAll()
        .executeTakeFirst()
    },

    /** If renewing fails, another instance may take the mail: at worst it is sent twice. */
    async renewLease(id: string): Promise<void> {
      if (!isPostgres(db)) return
      await setOf(id, { next_attempt_at: inMs(leaseMs) }).catch((error: unknown) =>
        log.warn(error, 'the lease of a mail could not be renewed'),
      )
    },

    /**
     * Counts that the server is about to get all of the mail, so that a process that is killed meanwhile leaves
     * word of it. Returns whether it may be sent.
     */
    async begin(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('mail_outbox')
        .set((eb) => ({ begun: eb('begun', '+', 1) }))
        .where('id', '=', id)
        .where('begun', '<', mostCopies)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** How often the mail may have reached a server; as often as can be if it is gone. */
    async begun(id: string): Promise<number> {
      const mail = await db
        .selectFrom('mail_outbox')
        .select('begun')
        .where('id', '=', id)
        .executeTakeFirst()
      return mail?.begun ?? mostCopies
    },

    /** The server said that it did not take the mail after all. */
    async notTaken(id: string): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set((eb) => ({ begun: eb('begun', '-', 1) }))
        .where('id', '=', id)
        .where('begun', '>', 0)
        .execute()
    },

    async forget(id: string, trx = db): Promise<void> {
      await trx.deleteFrom('mail_outbox').where('id', '=', id).execute()
    },

    /** Schedules the next attempt after a failed one, with a growing delay. */
    async postpone({ id, attempts }: StoredMail, trx = db): Promise<void> {
      const wait = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs)
      await setOf(id, { attempts: attempts + 1, next_attempt_at: inMs(wait) }, trx)
    },

    /** Stops retrying a mail that was refused permanently. */
    async giveUp({ id }: StoredMail, trx = db): Promise<void> {
      await setOf(id, { attempts: maxAttempts, next_attempt_at: inMs(0) }, trx)
    },

    /** Returns a mail to the queue when the server is unreachable; does not count as an attempt. */
    async putBack({ id }: StoredMail): Promise<void> {
      await setOf(id, { next_attempt_at: inMs(0) })
    },

    /** Makes this recipient's failed mail due now, except what is due soon or being sent. */
    async bringForward(recipient: string): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: inMs(0) })
        .where('recipient', '=', recipient)
        .where('attempts', '>', 0)
        .where('attempts', '<', maxAttempts)
        // Leases end before this, even those of an instance whose clock is slightly ahead.
        .where('next_attempt_at', '>', inMs(leaseMs + renewLeaseMs))
        .execute()
    },

    /** The numbers of waiting and given-up mails, and when the oldest waiting one was created. */
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
  }
}
