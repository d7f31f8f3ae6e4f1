import { limits } from '../../shared/limits.ts'
import { systemClock } from '../core/clock.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { recordPipedMail } from '../enquiries/inbound-mail.ts'
import { readMail, UnreadableMail } from '../enquiries/incoming/read-mail.ts'
import { createMailIntake } from '../enquiries/incoming/take-mail.ts'
import type { Taken } from '../enquiries/incoming/taken.ts'
import { takeNewsletterReport } from '../newsletter/bounces.ts'
import { type Call, type Command, CommandError, reason, requireSite } from './command.ts'

/** As in sysexits.h: mail servers bounce an unreadable mail, and retry one that failed for now. */
const exitCodes = { unreadable: 65, later: 75 }

export const receive: Command = {
  usage: 'receive',
  purpose:
    'take a mail from standard input: an answer of a patient, or a report that a mail failed',
  operands: [0, 0],

  async run({ settings }) {
    const mail = await readMail(await standardInput()).catch((error: unknown) => {
      if (!(error instanceof UnreadableMail)) throw error
      throw new CommandError(error.message, { exitCode: exitCodes.unreadable, cause: error })
    })
    try {
      return inWords(await take(settings, mail))
    } catch (cause) {
      throw new CommandError(`The mail was not taken: ${reason(cause)}`, {
        exitCode: exitCodes.later,
        cause,
      })
    }
  },
}

type Mail = Awaited<ReturnType<typeof readMail>>

async function take(settings: Call['settings'], mail: Mail): Promise<Taken> {
  requireSite(settings)
  const db = await openDatabase(settings)
  try {
    await recordPipedMail(db)
    const intake = createMailIntake(db, systemClock, settings, {
      takeOther: (trx, report) => takeNewsletterReport(trx, systemClock, report),
    })
    return await intake.take(mail)
  } finally {
    await db.destroy()
  }
}

function inWords(taken: Taken): string {
  switch (taken.result) {
    case 'added':
      return `Added to enquiry ${taken.enquiryId}.`
    case 'failed':
      return `Marked a failed reply of enquiry ${taken.enquiryId}.`
    case 'bounced':
      return 'Marked a reader as bounced.'
    case 'known':
      return 'Known already.'
    case 'full':
      return 'Too many enquiries came: it is in the mailbox only.'
    case 'foreign':
      return 'Not for the desk.'
  }
}

/**
 * Returns the first bytes of stdin, up to the size limit of a mail. It reads to the end, because a mail
 * server must not see a closed pipe.
 */
async function standardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    if (size < limits.desk.mailBytes) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks)
}
