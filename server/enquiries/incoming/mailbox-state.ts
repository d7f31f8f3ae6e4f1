import { sql } from 'kysely'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'

/** So long a mailbox is an instance's own, and for longer while it works on it. */
const leaseMs = 30_000
/** So long after a look the mailbox rests. */
const restMs = 40_000
/** No lease lasts so long: the clock was put back. */
const neverMs = 10 * 60_000

export type MailboxState = {
  uid_validity: string | null
  last_uid: number
  looked_at: string | null
}

/** How far a mailbox was read. Of several instances one reads it at a time. */
export function createMailboxState(db: Database, clock: Clock, name: string) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const set = (values: Partial<MailboxState> & { due_at: string }) =>
    db.updateTable('mailboxes').set(values).where('name', '=', name).execute()

  return {
    /** How far it was read; undefined where another instance reads it, or has just done so. */
    async claim(): Promise<MailboxState | undefined> {
      await db
        .insertInto('mailboxes')
        .values({ name, due_at: '', uid_validity: null, looked_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return db
        .updateTable('mailboxes')
        .set({ due_at: inMs(leaseMs) })
        .where('name', '=', name)
        .where(sql<boolean>`(due_at <= ${inMs(0)} or due_at > ${inMs(neverMs)})`)
        .returning(['uid_validity', 'last_uid', 'looked_at'])
        .executeTakeFirst()
    },

    /** The mail with this number was read. */
    advance: (last_uid: number) => set({ last_uid, due_at: inMs(leaseMs) }),

    /** The look goes on. */
    hold: () => set({ due_at: inMs(leaseMs) }),

    /** The look is over. */
    finish: (values: Pick<MailboxState, 'uid_validity' | 'last_uid'>) =>
      set({ ...values, looked_at: inMs(0), due_at: inMs(restMs) }),

    /** The look failed. */
    release: () => set({ due_at: inMs(restMs) }),
  }
}
