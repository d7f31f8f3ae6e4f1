import type { VerifyCodeInput } from '../../shared/login.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { HttpError } from '../core/errors.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Accounts } from '../people/accounts.ts'
import type { BeginSession, Caller } from '../people/caller.ts'
import { canonical } from '../people/person.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import type { SecurityLog } from '../core/security-log.ts'
import { accountOf } from './begin-session.ts'
import { type CodeMail, codeMessage, codesTurnedOff } from './code-mail.ts'
import { failuresNotice } from './failures-notice.ts'
import type { KnownDevices } from './known-device.ts'
import { type LoginCodes, looksLikeCode } from './login-codes.ts'

type Parts = {
  db: Database
  secret: string
  securityLog: SecurityLog
  accounts: Pick<Accounts, 'find'>
  codes: LoginCodes
  codeMail: CodeMail
  devices: KnownDevices
  health: MailHealth
  outbox: Outbox
  rates: RateLimits
  beginSession: BeginSession
}

export type LogIn = ReturnType<typeof createLogin>

/** Both steps of logging in. An address without an account takes the same path and gets the same responses. */
export function createLogin(parts: Parts) {
  const { db, codes, devices, rates, securityLog } = parts

  /**
   * Describes a log-in call: whose account it concerns and which rate limits it counts towards. A known
   * device has its own.
   */
  function callOf(email: string, { source, cookies }: Caller) {
    const address = canonical(email)
    const account = accountOf(parts.secret, address)
    const device = devices.read(cookies, account)
    const own = device === undefined ? undefined : `device ${device}`
    return {
      account,
      device,
      doer: { email: address, source },
      perSource: own ?? source,
      perAccount: own ?? account,
    }
  }

  type Call = ReturnType<typeof callOf>

  /**
   * Judges the code and completes the log-in, in the caller's transaction. Without `address` (no
   * account, or passkey only) no code is accepted.
   */
  async function judge(
    trx: Database,
    call: Call,
    input: VerifyCodeInput,
    caller: Caller,
    address?: string,
  ) {
    const wait = await rates.waitFor(trx, 'loginFailuresPerAccount', call.perAccount)
    if (wait > 0) return { wait }
    const verdict = await codes.judge(trx, { ...input, account: call.account })
    if (verdict === undefined) return { wait }
    if (verdict === 'right' && address && (await codes.use(trx, input.otpToken))) {
      if ((await rates.waitFor(trx, 'loginFailuresUnnoticed', call.account)) > 0) {
        await parts.outbox.add(trx, failuresNotice(address))
      }
      await rates.clear(trx, 'loginFailuresUnnoticed', call.account)
      return { wait, begun: await parts.beginSession(trx, address, 'code', caller) }
    }
    await rates.take(trx, 'loginFailuresPerAccount', call.perAccount)
    await rates.take(trx, 'loginFailuresUnnoticed', call.account)
    return { wait }
  }

  return {
    /**
     * Mails a code to the address if it has an account, or a note that its codes are turned off.
     * Returns the token that the code is bound to.
     */
    async sendCode(email: string, caller: Caller): Promise<string> {
      const call = callOf(email, caller)
      await rates.consume('loginCallsPerSource', call.perSource)
      if (!(await parts.health.isGood())) {
        throw new HttpError(503, 'Failed to send OTP', { retryAfter: 10 })
      }
      const known = await parts.accounts.find(email)
      const { wait, issued } = await inTransaction(db, async (trx) => {
        const wait = await rates.take(trx, 'codesPerAddress', call.perAccount)
        return {
          wait,
          issued: wait > 0 ? undefined : await codes.issue(trx, call.account, call.device),
        }
      })
      securityLog.note(issued ? 'code asked for' : 'too many codes', call.doer)
      if (!issued) throw tooOften(wait)
      const message = known?.passkeyOnly ? codesTurnedOff() : codeMessage(issued.code)
      if (known) parts.codeMail.send(known.email, message, call.device)
      return issued.otpToken
    },

    /** Consumes the code. Returns the new session's token and the known-device cookie. */
    async verifyCode(input: VerifyCodeInput, caller: Caller) {
      const call = callOf(input.email, caller)
      await rates.consume('loginCallsPerSource', call.perSource)
      if (!looksLikeCode(input.otp)) {
        securityLog.note('log-in refused', call.doer)
        throw invalidOtp()
      }
      const known = await parts.accounts.find(input.email)
      const address = known?.passkeyOnly ? undefined : known?.email
      const { wait, begun } = await inTransaction(db, (trx) =>
        judge(trx, call, input, caller, address),
      )
      securityLog.note(begun ? 'logged in' : 'log-in refused', call.doer)
      if (wait > 0) throw tooOften(wait)
      if (!begun) throw invalidOtp()
      parts.outbox.wake()
      return begun
    },
  }
}

/** Clears the failed tries for this address, whoever made them, so that it no longer has to wait. */
export async function forgetTries(
  { db, rates, secret }: Pick<Parts, 'db' | 'rates' | 'secret'>,
  email: string,
): Promise<void> {
  const account = accountOf(secret, canonical(email))
  await inTransaction(db, async (trx) => {
    await rates.clear(trx, 'codesPerAddress', account)
    await rates.clear(trx, 'loginFailuresPerAccount', account)
  })
}

function invalidOtp(): HttpError {
  return new HttpError(401, 'Invalid OTP', { field: 'otp' })
}
