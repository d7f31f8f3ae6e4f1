import type { Clock } from '../core/clock.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** `scope` says whose key it is and for what, `content` is all that came with it; without a key the work is done every time. */
export type Submission = { scope: string; key: string | undefined; content: object }

const keptMs = 24 * 60 * 60_000
const forgottenAtOnce = 20

/**
 * Does the work once for each key that a client made up, however often it asks: a form sent twice,
 * or again because its response was lost, makes one record. `work` returns the record's id. Throws 409 where
 * the key came with something else before: to call that done would lose it. To be called at the
 * beginning of a transaction.
 */
export async function once(
  trx: Database,
  clock: Clock,
  submission: Submission,
  work: () => Promise<string>,
): Promise<string> {
  if (submission.key === undefined) return work()
  const now = clock().getTime()
  const stored = storedKey(submission)
  const ends_at = new Date(now + keptMs).toISOString()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key: stored, record_id: '', ends_at, content_hash: contentHash(submission) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) {
    // unlocked idempotency_keys: another's claim is only read
    const { record_id } = (await earlier(trx, submission))!
    return record_id
  }
  await forgetSomeEnded(trx, now)
  const record_id = await work()
  await trx.updateTable('idempotency_keys').set({ record_id }).where('key', '=', stored).execute()
  return record_id
}

/** Whether the work was done for this submission before. Throws as `once` does. */
export async function wasDone(db: Database, submission: Submission): Promise<boolean> {
  if (submission.key === undefined) return false
  return (await earlier(db, submission)) !== undefined
}

/** What this key was used for. */
async function earlier(db: Database, submission: Submission) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['record_id', 'content_hash'])
    .where('key', '=', storedKey(submission))
    .executeTakeFirst()
  if (row && row.content_hash !== '' && row.content_hash !== contentHash(submission)) {
    throw new HttpError(409, 'This Idempotency-Key was already used for a different request.')
  }
  return row
}

function storedKey({ scope, key }: Submission): string {
  return tokenHash(JSON.stringify([scope, key]))
}

/** With the key, which is nowhere kept: nobody finds by trying what somebody wrote. */
function contentHash({ key, content }: Submission): string {
  return tokenHash(JSON.stringify([key, content]))
}

/** Keys of yesterday go a few at a time, so that no request has many to delete. */
async function forgetSomeEnded(trx: Database, now: number): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('key')
        .where('ends_at', '<', new Date(now).toISOString())
        .limit(forgottenAtOnce)
        .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked()),
    )
    .execute()
}
