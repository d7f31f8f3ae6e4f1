import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { inTransaction } from '../database/transaction.ts'
import { HttpError } from '../core/errors.ts'
import { isWiderNetwork, widerNetwork } from '../core/client-address.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import { createBlockListCache } from './block-list-cache.ts'

export type RateName = keyof typeof limits.rates
type Rate = { max: number; minutes: number; waits?: RisingWaits }
type RisingWaits = { from: number; every: number; minutes: number; most: number }
export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Rate limits kept in the database, so that they survive restarts and are shared by all instances.
 * Subjects are stored only as keyed hashes. Functions that take a transaction return the seconds to
 * wait (0 if none) instead of throwing, because what they record must be committed.
 */
export function createRateLimits(db: Database, clock: Clock, secret: string) {
  const refusals = createBlockListCache(clock)
  const keyOf = (name: RateName, subject: string) => keyedHash(secret, `rate ${name}`, subject)

  /**
   * The times that still count. Writing first locks the row until the caller's transaction ends.
   * Times in the future, because the clock was set back, are moved to now; otherwise they would
   * count for longer than the limit lasts.
   */
  async function recentTimes(trx: Database, name: RateName, subject: string): Promise<number[]> {
    const now = clock().getTime()
    const { times } = await trx
      .insertInto('rate_limits')
      .values({ key: keyOf(name, subject), times: '[]', ends_at: new Date(now).toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    const stored = JSON.parse(times) as number[]
    const recent = stored
      .map((time) => Math.min(time, now))
      .filter((time) => now - time < windowMs(name))
    if (stored.some((time) => time > now)) await store(trx, name, subject, recent)
    return recent
  }

  async function store(trx: Database, name: RateName, subject: string, times: number[]) {
    const ends_at = new Date((times.at(-1) ?? 0) + windowMs(name)).toISOString()
    await trx
      .updateTable('rate_limits')
      .set({ times: JSON.stringify(times), ends_at })
      .where('key', '=', keyOf(name, subject))
      .execute()
  }

  return {
    /** Counts one use unless that exceeds the limit. Returns the seconds to wait. */
    async take(trx: Database, name: RateName, subject: string): Promise<number> {
      const times = await recentTimes(trx, name, subject)
      const wait = waitFor(rateOf(name, subject), times, clock().getTime())
      if (wait === 0) await store(trx, name, subject, [...times, clock().getTime()])
      return wait
    },

    /** Returns the seconds to wait, without counting a use. */
    async waitFor(trx: Database, name: RateName, subject: string): Promise<number> {
      const times = await recentTimes(trx, name, subject)
      return waitFor(rateOf(name, subject), times, clock().getTime())
    },

    /** Resets the count. */
    async clear(trx: Database, name: RateName, subject: string): Promise<void> {
      await trx.deleteFrom('rate_limits').where('key', '=', keyOf(name, subject)).execute()
    },

    /**
     * Like `take`, but in its own transaction, and also for the wider network if the subject is one.
     * Throws when the limit is exceeded. Until the wait is over the subject is then rejected without a
     * database query, so do not use it for limits that `clear` resets.
     */
    async consume(name: RateName, subject: string): Promise<void> {
      const wider = widerNetwork(subject)
      const subjects = wider ? [subject, wider] : [subject]
      const known = Math.max(...subjects.map((each) => refusals.waitOf(`${name} ${each}`)))
      if (known > 0) throw tooOften(known)
      await forgetSomeEnded(db, clock().getTime())
      const refused = await inTransaction(db, async (trx) => {
        for (const each of subjects) {
          const wait = await this.take(trx, name, each)
          if (wait > 0) return { key: `${name} ${each}`, wait }
        }
        return undefined
      })
      if (!refused) return
      refusals.note(refused.key, refused.wait)
      throw tooOften(refused.wait)
    },
  }
}

/** The error for exceeded limits; throw it after the transaction has ended. */
export function tooOften(retryAfter: number): HttpError {
  return new HttpError(429, 'Too many requests. Please try again later.', { retryAfter })
}

function windowMs(name: RateName): number {
  return limits.rates[name].minutes * 60_000
}

function rateOf(name: RateName, subject: string): Rate {
  const rate: Rate = limits.rates[name]
  return isWiderNetwork(subject) ? { ...rate, max: rate.max * limits.networksOfOneCustomer } : rate
}

function waitFor({ max, minutes, waits }: Rate, times: number[], now: number): number {
  if (times.length >= max) {
    return Math.max(1, secondsUntil(times.at(-max)! + minutes * 60_000, now))
  }
  if (!waits || times.length < waits.from) return 0
  return Math.max(0, secondsUntil(times.at(-1)! + waitMs(waits, times.length), now))
}

function waitMs({ from, every, minutes, most }: RisingWaits, count: number): number {
  const doubled = Math.floor((count - from) / every)
  return Math.min(minutes * 2 ** doubled, most) * 60_000
}

function secondsUntil(time: number, now: number): number {
  return Math.ceil((time - now) / 1000)
}

const forgottenAtOnce = 10

/** Deletes a few expired rows per call, so that no single call has many to delete. */
async function forgetSomeEnded(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .where('ends_at', '<', new Date(now).toISOString())
        .limit(forgottenAtOnce)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .execute()
}
