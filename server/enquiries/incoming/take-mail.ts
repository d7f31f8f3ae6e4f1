import type { Clock } from '../../core/clock.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction, lockFor } from '../../database/transaction.ts'
import type { TellParts } from '../desk/tell.ts'
import { officeAddress } from '../../database/office-address.ts'
import { type OwnAddresses, placeByAddress } from './by-address.ts'
import { addToConversation, beginConversation } from './conversation.ts'
import type { Report } from './delivery-report.ts'
import { mailNamed } from './mail-named.ts'
import type { IncomingMail } from './read-mail.ts'
import { takeReplyReport } from './reply-report.ts'
import type { Taken } from './taken.ts'

/** Takes a report about a mail that is not the desk's. Returns undefined if it is about none of ours. */
export type OtherReports = (
  trx: Database,
  report: Report,
) => Promise<'bounced' | 'failed' | 'known' | undefined>

export type IntakeSettings = TellParts['settings'] & {
  mailboxNew?: boolean
  mailFrom?: string
  replyTo?: string | undefined
  imapUrl?: string | undefined
}

export type MailIntake = ReturnType<typeof createMailIntake>

/**
 * Takes mails that answer one of ours or report its failure, and new ones if `MAILBOX_NEW` says so, each once,
 * however often and by whatever route it arrives.
 */
export function createMailIntake(
  db: Database,
  clock: Clock,
  settings: IntakeSettings,
  {
    wake = () => undefined,
    takeOther = () => Promise.resolve(undefined),
  }: {
    /** Called after a mail, so that what staff are told leaves at once. */
    wake?: () => void
    takeOther?: OtherReports
  } = {},
) {
  const parts = { clock, settings }
  const takesNew = settings.mailboxNew === true
  const addresses = async (trx: Database) => ({ own: await ownAddresses(trx, settings), takesNew })

  async function takeReport(trx: Database, mail: IncomingMail): Promise<Taken> {
    const taken = await takeReplyReport(trx, parts, mail)
    if (taken.result !== 'foreign' || !mail.report) return taken
    const other = await takeOther(trx, mail.report)
    return { result: other === 'bounced' || other === 'known' ? other : 'foreign' }
  }

  return {
    async take(mail: IncomingMail): Promise<Taken> {
      const taken = await inTransaction(db, async (trx) => {
        skipAudit(trx, ['enquiries', 'enquiry_mails'], 'a patient or a mail server wrote it')
        if (mail.report) return takeReport(trx, mail)
        return takeAnswer(trx, parts, mail, await addresses(trx))
      })
      wake()
      return taken
    },

    /** Whether a mail of this sender that names none of ours may be for the desk, by its headers. */
    async mayTake(mail: IncomingMail): Promise<boolean> {
      return (await placeByAddress(db, mail, await addresses(db), clock())) !== 'nowhere'
    },

    /** Returns the id of the enquiry whose conversation contains the first known Message-ID. */
    conversationOf: async (ids: string[]): Promise<string | undefined> =>
      (await mailNamed(db, ids))?.enquiry_id,
  }
}

/** The addresses that the site itself writes from and to. */
async function ownAddresses(trx: Database, settings: IntakeSettings): Promise<string[]> {
  const { mailFrom = '', replyTo = '', imapUrl } = settings
  const user = imapUrl ? decodeURIComponent(new URL(imapUrl).username) : ''
  // A sender may be written with a name before it.
  return [await officeAddress(trx, settings), mailFrom, replyTo, user].map(
    (text) => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text,
  )
}

/** Mails that name one of ours belong to its conversation; others go by the address of their sender. */
async function takeAnswer(
  trx: Database,
  parts: TellParts,
  mail: IncomingMail,
  addresses: OwnAddresses,
): Promise<Taken> {
  if (await mailNamed(trx, [mail.messageId])) return { result: 'known' }
  const answered = await mailNamed(trx, mail.answers)
  if (answered) return addToConversation(trx, parts, mail, answered.enquiry_id)
  await lockFor(trx, 'room for enquiries')
  const place = await placeByAddress(trx, mail, addresses, parts.clock())
  if (place === 'nowhere') return { result: 'foreign' }
  if (place === 'new') return beginConversation(trx, parts, mail)
  return addToConversation(trx, parts, mail, place.joins, 1)
}
