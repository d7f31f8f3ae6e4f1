import { limits } from '../../shared/limits.ts'
import {
  type PasskeyLogInInput,
  type PasskeyLogInOptions,
  type UsedCredential,
  usedCredential,
} from '../../shared/passkey.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { SecurityLog } from '../core/security-log.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { BeginSession, Caller } from '../people/caller.ts'
import type { Challenges } from './challenges.ts'
import { userHandle } from './passkeys.ts'
import { type RelyingParty, verifyUse } from './webauthn.ts'

type Parts = {
  db: Database
  clock: Clock
  challenges: Challenges
  site: RelyingParty
  rates: RateLimits
  securityLog: SecurityLog
  outbox: Outbox
  beginSession: BeginSession
}

const loggingIn = { purpose: 'log in', personId: null } as const

export type PasskeyLogIn = ReturnType<typeof createPasskeyLogIn>

/** Logging in with a passkey, without typing an address and without mail. */
export function createPasskeyLogIn(parts: Parts) {
  const { db, clock, challenges, site, rates, securityLog } = parts

  /** The passkey with its person; undefined if it is unknown or the person may not log in. */
  async function find({ id, response }: UsedCredential) {
    const row = await db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person_id')
      .select(['passkeys.id', 'person_id', 'public_key', 'counter', 'people.email'])
      .where('credential_id', '=', id)
      .where('people.joined_at', 'is not', null)
      .executeTakeFirst()
    return row && userHandle(row.person_id) === response.userHandle ? row : undefined
  }

  /** The passkey and its device's new counter; undefined if the credential is rejected. */
  async function judge({ challengeToken, credential }: PasskeyLogInInput) {
    const challenge = await challenges.take(challengeToken, loggingIn)
    const used = usedCredential.safeParse(credential).data
    const passkey = challenge && used && (await find(used))
    if (!passkey) return undefined
    const { public_key: publicKey, counter } = passkey
    const next = await verifyUse(used, challenge, site, { publicKey, counter })
    return { ...passkey, next }
  }

  return {
    /** The options for the browser's passkey prompt, the same for everybody. */
    async options({ source }: Caller): Promise<PasskeyLogInOptions> {
      await rates.consume('loginCallsPerSource', source)
      const { challengeToken, challenge } = await challenges.issue(loggingIn)
      return {
        challengeToken,
        options: {
          rpId: site.id,
          challenge,
          timeout: limits.passkeys.challengeMinutes * 60_000,
          allowCredentials: [],
          userVerification: 'required',
        },
      }
    },

    /** Logs in. Returns the new session's token and the known-device cookie. */
    async verify(input: PasskeyLogInInput, caller: Caller) {
      const { source } = caller
      await rates.consume('loginCallsPerSource', source)
      const passkey = await judge(input)
      const begun =
        passkey?.next !== undefined &&
        (await inTransaction(db, async (trx) => {
          const counted = await trx
            .updateTable('passkeys')
            .set({ counter: passkey.next, last_used_at: clock().toISOString() })
            .where('id', '=', passkey.id)
            // Fails if a cloned device has used the passkey meanwhile.
            .where('counter', '=', passkey.counter)
            .returning('id')
            .executeTakeFirst()
          return counted && parts.beginSession(trx, passkey.email, 'passkey', caller)
        }))
      securityLog.note(begun ? 'logged in' : 'log-in refused', { email: passkey?.email, source })
      if (!begun) throw new HttpError(401, 'This passkey is not accepted.')
      parts.outbox.wake()
      return begun
    },
  }
}
