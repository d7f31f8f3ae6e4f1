import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { lockFor } from '../database/transaction.ts'
import { keyedHash, tokenHash } from '../core/keyed-hash.ts'

export type LoginCodes = ReturnType<typeof createLoginCodes>

const { codeDigits, codeMinutes, triesPerCode } = limits.login
/** The value of the `device` column for every browser that has not logged in before. */
const unknownBrowser = ''
const codePattern = new RegExp(`^[0-9]{${codeDigits}}$`)

/** One-time codes, each bound to an account and to the token returned when the code was requested. */
export function createLoginCodes(clock: Clock, secret: string) {
  const hashOf = (id: string, code: string) => keyedHash(secret, 'login code', id, code)

  return {
    /**
     * Issues a code. It replaces the account's previous code, but not the codes of browsers that have
     * logged in before: anybody can request a code, and must not invalidate theirs. `device` is such a
     * browser; its own previous code is replaced too.
     */
    async issue(
      trx: Database,
      account: string,
      device?: string,
    ): Promise<{ otpToken: string; code: string }> {
      const now = clock()
      const browser = device === undefined ? unknownBrowser : tokenHash(device)
      const otpToken = randomBytes(32).toString('base64url')
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
      const id = tokenHash(otpToken)
      await lockFor(trx, `codes of ${account}`)
      await trx
        .deleteFrom('login_codes')
        .where(({ or, and, eb }) =>
          or([
            and([eb('account', '=', account), eb('device', 'in', [unknownBrowser, browser])]),
            eb('expires_at', '<=', now.toISOString()),
          ]),
        )
        .execute()
      await trx
        .insertInto('login_codes')
        .values({
          id,
          account,
          device: browser,
          code_hash: hashOf(id, code),
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
        })
        .execute()
      return { otpToken, code }
    },

    /**
     * Judges a guess. Returns undefined if there is no valid code to guess: it does not exist, belongs
     * to another account, or is expired, used or out of tries. Counts the try first, in one statement,
     * so that concurrent guesses get no more tries than sequential ones.
     */
    async judge(
      trx: Database,
      guess: { account: string; otpToken: string; otp: string },
    ): Promise<'right' | 'wrong' | undefined> {
      const id = tokenHash(guess.otpToken)
      const now = clock().toISOString()
      const row = await trx
        .updateTable('login_codes')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('account', '=', guess.account)
        .where('attempts', '<', triesPerCode)
        // A code from the future means that the clock was set back: its age is unknown.
        .where('created_at', '<=', now)
        .where('expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst()
      if (!row) return undefined
      const expected = Buffer.from(row.code_hash)
      const given = Buffer.from(hashOf(id, guess.otp))
      return timingSafeEqual(given, expected) ? 'right' : 'wrong'
    },

    /** Deletes the code. Returns whether this call was the one that used it. */
    async use(trx: Database, otpToken: string): Promise<boolean> {
      const used = await trx
        .deleteFrom('login_codes')
        .where('id', '=', tokenHash(otpToken))
        .returning('id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

/** Whether the text has the form of a code: anything else is not a guess and costs no try. */
export function looksLikeCode(text: string): boolean {
  return codePattern.test(text)
}
