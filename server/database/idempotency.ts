import type { Clock } from '../core/clock.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/**
 * `scope` is the owner and purpose of the key, `content` everything sent with it. Without a key the
 * work runs every time.
 */
export type Submission = { scope: string; key: string | undefined; content: object }

const keptMs = 24 * 60 * 60_000
const forgottenAtOnce = 20

/**
 * Runs the work once per idempotency key chosen by the client: a form sent twice, or retried because
 * the response was lost, creates one record. `work` returns the record's id, and repeated calls return
 * the same id. Throws 409 if the key came with different content before, since reporting success would
 * lose that content. Call it at the start of a transaction.
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
    // unlocked idempotency_keys: an existing claim is only read
    const { record_id } = (await earlier(trx, submission))!
    return record_id
  }
  await forgetSomeEnded(trx, now)
  const record_id = await work()
  await trx.updateTable('idempotency_keys').set({ record_id }).where('key', '=', stored).execute()
  return record_id
}

/** Whether the work was already done for this submission. Throws as `once` does. */
export async function wasDone(db: Database, submission: Submission): Promise<boolean> {
  if (submission.key === undefined) return false
  return (await earlier(db, submission)) !== undefined
}

/** Returns the earlier use of this key, if any. */
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

/** Includes the key, which is not stored, so that nobody can recover what was written by guessing. */
function contentHash({ key, content }: Submission): string {
  return tokenHash(JSON.stringify([key, content]))
}

/** Deletes a few expired keys at a time, so that no request has many to delete. */
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
