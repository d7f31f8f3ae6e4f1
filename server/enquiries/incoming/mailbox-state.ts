import { sql } from 'kysely'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { mailboxAt } from './connect-mailbox.ts'

/** How long an instance's claim on a mailbox lasts; it is renewed while the instance works on it. */
const leaseMs = 30_000
/** Pause after a check of the mailbox. */
const restMs = 40_000
/** A claim that lasts longer than this means that the clock was set back. */
const neverMs = 10 * 60_000

export type MailboxState = {
  uid_validity: string | null
  last_uid: number
  looked_at: string | null
}

/** Returns when the mailbox was last read, by any instance; null if never. */
export async function lastLook(db: Database, url: string): Promise<string | null> {
  const row = await db
    .selectFrom('mailboxes')
    .select('looked_at')
    .where('name', '=', mailboxAt(url).name)
    .executeTakeFirst()
  return row?.looked_at ?? null
}

/** How far a mailbox has been read. Only one instance reads it at a time. */
export function createMailboxState(db: Database, clock: Clock, name: string) {
  const inMs = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const set = (values: Partial<MailboxState> & { due_at: string }) =>
    db.updateTable('mailboxes').set(values).where('name', '=', name).execute()

  return {
    /**
     * Claims the mailbox and returns how far it has been read; undefined if another instance is reading
     * it, or has just done so.
     */
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

    /** Records that the mail with this UID was read. */
    advance: (last_uid: number) => set({ last_uid, due_at: inMs(leaseMs) }),

    /** Renews the claim. */
    hold: () => set({ due_at: inMs(leaseMs) }),

    /** Records a completed check. */
    finish: (values: Pick<MailboxState, 'uid_validity' | 'last_uid'>) =>
      set({ ...values, looked_at: inMs(0), due_at: inMs(restMs) }),

    /** Releases the mailbox after a failed check. */
    release: () => set({ due_at: inMs(restMs) }),
  }
}
