import type { Clock } from '../clock.ts'
import { tokenHash } from '../keyed-hash.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** `scope` says whose key it is and for what; without a key the work is done every time. */
export type Submission = { scope: string; key: string | undefined }

/** Of work that no client asks for. */
export const unnamed: Submission = { scope: '', key: undefined }

const keptMs = 24 * 60 * 60_000
const forgottenAtOnce = 20

/**
 * Does the work once for each key that a client made up, however often it asks: a form sent twice,
 * or again because its answer got lost, makes one record. `work` answers the record's id. To be called at the beginning of a transaction.
 */
export async function once(
  trx: Database,
  clock: Clock,
  { scope, key }: Submission,
  work: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return work()
  const now = clock().getTime()
  const stored = storedKey(scope, key)
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key: stored, record_id: '', ends_at: new Date(now + keptMs).toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return recordOf(trx, stored)
  await forgetSomeEnded(trx, now)
  const record_id = await work()
  await trx.updateTable('idempotency_keys').set({ record_id }).where('key', '=', stored).execute()
  return record_id
}

async function recordOf(trx: Database, key: string): Promise<string> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select('record_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.record_id
}

/** Whether the work was done for this submission before. */
export async function wasDone(db: Database, { scope, key }: Submission): Promise<boolean> {
  if (key === undefined) return false
  const row = await db
    .selectFrom('idempotency_keys')
    .select('record_id')
    .where('key', '=', storedKey(scope, key))
    .executeTakeFirst()
  return row !== undefined
}

function storedKey(scope: string, key: string): string {
  return tokenHash(JSON.stringify([scope, key]))
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
