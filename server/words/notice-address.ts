import { academy } from '../../content/academy.ts'
import { withWords } from '../../content/words/live.ts'
import { limits } from '../../shared/limits.ts'
import type { NoticeAddress, NoticeCode, NoticeConfirmation } from '../../shared/notice-address.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { lockRecord } from '../database/lock-record.ts'
import {
  officeAddress,
  type OfficeSettings,
  storeOfficeAddress,
} from '../database/office-address.ts'
import { readSiteWords } from '../database/site-words.ts'
import { changeContent, inTransaction } from '../database/transaction.ts'
import { type RateLimits, tooOften } from '../limits/rate-limits.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { Asker } from '../people/permit.ts'
import { canonical } from '../people/person.ts'

/** A code's mail without its recipient. */
type Message = { subject: string; text: string; html: string }

/** The codes of the log-in, each for an account and a device. */
type Codes = {
  issue(trx: Database, account: string, device: string): Promise<{ otpToken: string; code: string }>
  judge(
    trx: Database,
    guess: { account: string; otpToken: string; otp: string },
  ): Promise<'right' | 'wrong' | undefined>
  use(trx: Database, otpToken: string): Promise<boolean>
}

type Parts = {
  db: Database
  clock: Clock
  secret: string
  settings: OfficeSettings
  rates: RateLimits
  codes: Codes
  codeMail: { send(to: string, message: Message, device: string): void }
  mailHealth: { isGood(): Promise<boolean> }
}

export type NoticeAddresses = ReturnType<typeof createNoticeAddresses>

/**
 * The address that notices go to. While `CONTACT_TO` is unset they follow the academy's e-mail once an owner
 * has shown, by a code, that mail arrives there. Codes obey the rules of the log-in.
 */
export function createNoticeAddresses(parts: Parts) {
  const { db, clock, secret, settings, rates, codes } = parts
  /** The account that a code belongs to: a code for one address is none for another. */
  const accountOf = (address: string) => keyedHash(secret, 'notice address', canonical(address))

  async function read(from: Database): Promise<NoticeAddress> {
    const address = await officeAddress(from, settings)
    if (settings.contactTo !== undefined) return { address, unconfirmed: null }
    const shown = withWords(await readSiteWords(from), () => academy.email)
    return { address, unconfirmed: canonical(shown) === canonical(address) ? null : shown }
  }

  /** Returns the seconds to wait before another code may be mailed there. */
  async function takeTurn(trx: Database, account: string, by: string): Promise<number> {
    const wait = await rates.take(trx, 'codesPerAddress', account)
    // An owner may change the address as often as they like.
    return wait > 0 ? wait : rates.take(trx, 'codesPerAddress', `notices by ${by}`)
  }

  async function judge(trx: Database, { address, otpToken, otp }: NoticeConfirmation) {
    const account = accountOf(address)
    const wait = await rates.waitFor(trx, 'loginFailuresPerAccount', account)
    if (wait > 0) return { wait }
    // Anything else is not a guess and costs no try.
    if (!codePattern.test(otp)) return { isRight: false }
    const verdict = await codes.judge(trx, { account, otpToken, otp })
    const isRight = verdict === 'right' && (await codes.use(trx, otpToken))
    if (verdict && !isRight) await rates.take(trx, 'loginFailuresPerAccount', account)
    return { isRight }
  }

  function note(trx: Database, by: string, action: 'sent' | 'changed', field: string) {
    const at = clock().toISOString()
    const record = { kind: 'words', record: 'academy', title: 'The academy' } as const
    return recordAudit(trx, { at, by, action, ...record, fields: [field] })
  }

  return {
    read: () => read(db),

    /**
     * Mails a code to the academy's e-mail. It replaces the asker's earlier ones. Throws 409 if there is
     * nothing to confirm, 429, and 503 while mail can't be sent.
     */
    async mailCode({ by, permit }: Asker): Promise<NoticeCode> {
      if (!(await parts.mailHealth.isGood())) {
        throw new HttpError(503, 'Mail can’t be sent at the moment.', { retryAfter: 10 })
      }
      const { wait, issued } = await inTransaction(db, async (trx) => {
        await permit(trx)
        const { unconfirmed: address } = await read(trx)
        if (address === null) throw new HttpError(409, 'There is no address to confirm.')
        const account = accountOf(address)
        const wait = await takeTurn(trx, account, by)
        if (wait > 0) return { wait }
        await note(trx, by, 'sent', 'notice code')
        return { wait, issued: { address, ...(await codes.issue(trx, account, by)) } }
      })
      if (!issued) throw tooOften(wait)
      const { address, otpToken, code } = issued
      parts.codeMail.send(address, codeMessage(code), `notices ${by}`)
      return { address, otpToken }
    },

    /**
     * Sends notices to the address from now on, on every instance. Changes nothing if they go there already.
     * Throws 400 for a wrong code, 409 if the academy's e-mail is no longer that address, and 429.
     */
    async confirm(confirmation: NoticeConfirmation, { by, permit }: Asker): Promise<NoticeAddress> {
      const { isRight, wait = 0 } = await changeContent(db, async (trx) => {
        await permit(trx)
        // Nobody changes the academy's e-mail meanwhile.
        await lockRecord(trx, 'word_pages', 'academy')
        const { address, unconfirmed } = await read(trx)
        if (isSame(confirmation.address, address)) return { isRight: true }
        if (unconfirmed === null || !isSame(confirmation.address, unconfirmed)) {
          throw new HttpError(409, changedSince)
        }
        const judged = await judge(trx, confirmation)
        if (judged.isRight) {
          await storeOfficeAddress(trx, unconfirmed)
          await note(trx, by, 'changed', 'notice address')
        } else skipAudit(trx, ['site_words'], 'the code was wrong')
        return judged
      })
      if (wait > 0) throw tooOften(wait)
      if (!isRight) throw new HttpError(400, wrongCode, { field: 'otp' })
      return read(db)
    },
  }
}

const codePattern = new RegExp(`^[0-9]{${limits.login.codeDigits}}$`)
const wrongCode = 'This code is wrong or no longer valid.'
const changedSince =
  'The academy’s email address has changed since the code was mailed. Mail a new code.'

const isSame = (one: string, other: string) => canonical(one) === canonical(other)

function codeMessage(code: string): Message {
  return {
    subject: `Notices of the ${academy.name}: your code`,
    ...mailBody([
      `The website of the ${academy.name} names this address as its own. An owner of the site wants notices of new enquiries to come here. To agree, give the owner this code, or enter it in the panel:`,
      { code },
      `It is valid for ${limits.login.codeMinutes} minutes and can be used once.`,
      'If you know nothing of this, ignore this email: without the code no notice comes here.',
    ]),
  }
}
