import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

export type Challenges = ReturnType<typeof createChallenges>
/** What a challenge is for; `personId` is null where nobody is known yet. */
type Use = { purpose: 'register' | 'log in'; personId: string | null }

const lifetimeMs = limits.passkeys.challengeMinutes * 60_000

/** What devices sign: kept in the database, so that it is good once, whichever instance made it. */
export function createChallenges(db: Database, clock: Clock) {
  return {
    async issue({
      purpose,
      personId,
    }: Use): Promise<{ challengeToken: string; challenge: string }> {
      const challengeToken = randomBytes(32).toString('base64url')
      const challenge = randomBytes(32).toString('base64url')
      const now = clock()
      const created_at = now.toISOString()
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('challenges').where('expires_at', '<=', created_at).execute()
        await trx
          .insertInto('challenges')
          .values({
            id: tokenHash(challengeToken),
            purpose,
            person_id: personId,
            challenge,
            created_at,
            expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
          })
          .execute()
      })
      return { challengeToken, challenge }
    },

    /**
     * Uses the challenge up, whatever comes of it; undefined where there is none, it is too old, or it
     * was made for another purpose or person.
     */
    async take(challengeToken: string, { purpose, personId }: Use): Promise<string | undefined> {
      const row = await db
        .deleteFrom('challenges')
        .where('id', '=', tokenHash(challengeToken))
        .returning(['purpose', 'person_id', 'challenge', 'created_at', 'expires_at'])
        .executeTakeFirst()
      const now = clock().toISOString()
      // One from the future: the clock was put back, and its age is unknown.
      const isInTime = row && row.created_at <= now && now < row.expires_at
      const isForThis = row?.purpose === purpose && row.person_id === personId
      return isInTime && isForThis ? row.challenge : undefined
    },
  }
}
