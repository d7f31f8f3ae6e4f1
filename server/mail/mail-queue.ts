import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { Mail } from './mail-transport.ts'

export type StoredMail = Selectable<Tables['mail_outbox']>

const firstWaitMs = 60_000
const longestWaitMs = 6 * 60 * 60_000
/** A mail that was tried so often is given up. */
export const maxAttempts = 20
/** For so long a mail is an instance's own, and for longer while it is at work on it. */
const leaseMs = 30_000
/** Who is at work on a mail renews its lease this often. */
export const renewLeaseMs = 10_000

/** Stores a mail in the transaction of what it tells about; who has no outbox to wake leaves it to its next look. */
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
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}

/**
 * The rows of mails that wait. Of several instances the one that has a mail's lease sends it; another
 * does where that one dies before its lease has ended.
 */
export function createMailQueue(db: Database, log: FastifyBaseLogger, clock: Clock) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const setOf = (id: string, values: { attempts?: number; next_attempt_at: string }) =>
    db.updateTable('mail_outbox').set(values).where('id', '=', id).execute()

  return {
    /** `id` is the row's, one of chance without it. */
    add: (trx: Database, mail: Mail, id?: string): Promise<void> => storeMail(trx, clock, mail, id),

    /** The next mail that is due: nobody else's, where others use the database. */
    async takeDue(): Promise<StoredMail | undefined> {
      const due = db
        .selectFrom('mail_outbox')
        .where('next_attempt_at', '<=', inMs(0))
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

    /** A lease that could not be renewed may be another's soon: at worst a mail is there twice. */
    async renewLease(id: string): Promise<void> {
      if (!isPostgres(db)) return
      await setOf(id, { next_attempt_at: inMs(leaseMs) }).catch((error: unknown) =>
        log.warn(error, 'the lease of a mail could not be renewed'),
      )
    },

    async forget(id: string): Promise<void> {
      await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
    },

    /** It was tried in vain. */
    async postpone({ id, attempts }: StoredMail): Promise<void> {
      const wait = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs)
      await setOf(id, { attempts: attempts + 1, next_attempt_at: inMs(wait) })
    },

    /** It was refused for good. */
    async giveUp({ id }: StoredMail): Promise<void> {
      await setOf(id, { attempts: maxAttempts, next_attempt_at: inMs(0) })
    },

    /** There was nobody to give it to, which counts as no try. */
    async putBack({ id }: StoredMail): Promise<void> {
      await setOf(id, { next_attempt_at: inMs(0) })
    },

    /** What somebody's mail server did not take it may take now; but for what comes soon or is being sent. */
    async bringForward(recipient: string): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: inMs(0) })
        .where('recipient', '=', recipient)
        .where('attempts', '>', 0)
        .where('attempts', '<', maxAttempts)
        // Leases end before that, also those of an instance whose clock is somewhat ahead.
        .where('next_attempt_at', '>', inMs(leaseMs + renewLeaseMs))
        .execute()
    },

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
  }
}
