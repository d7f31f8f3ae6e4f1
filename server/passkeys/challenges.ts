import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

export type Challenges = ReturnType<typeof createChallenges>
/** What a challenge is for; `personId` is null while the person is unknown. */
type Use = { purpose: 'register' | 'log in'; personId: string | null }

const lifetimeMs = limits.passkeys.challengeMinutes * 60_000

/** Random values for devices to sign. Kept in the database, so each works once, on any instance. */
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
     * Consumes the challenge in any case. Returns undefined if it does not exist, has expired, or was made
     * for another purpose or person.
     */
    async take(challengeToken: string, { purpose, personId }: Use): Promise<string | undefined> {
      const row = await db
        .deleteFrom('challenges')
        .where('id', '=', tokenHash(challengeToken))
        .returning(['purpose', 'person_id', 'challenge', 'created_at', 'expires_at'])
        .executeTakeFirst()
      const now = clock().toISOString()
      // If it was created in the future, the clock was set back and its age is unknown.
      const isInTime = row && row.created_at <= now && now < row.expires_at
      const isForThis = row?.purpose === purpose && row.person_id === personId
      return isInTime && isForThis ? row.challenge : undefined
    },
  }
}
