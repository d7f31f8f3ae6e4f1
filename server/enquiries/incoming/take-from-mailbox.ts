import type { FastifyBaseLogger } from 'fastify'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'
import { createMailWork } from './mail-work.ts'
import type { NewMail } from './new-mails.ts'
import { filesOf } from './mailbox-files.ts'
import { unaskedHeaders } from './automatic-mail.ts'
import { messageIds } from './mail-names.ts'
import { type IncomingMail, readMail, UnreadableMail } from './read-mail.ts'
import { readMailAside } from './read-mail-aside.ts'
import type { MailIntake } from './take-mail.ts'

type Parts = {
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  intake: MailIntake
}

const { mailBytes, mailRead } = limits.desk
const headersRead = [
  'from',
  'subject',
  'message-id',
  'in-reply-to',
  'references',
  ...unaskedHeaders,
]
const reports = 'reports'
const newMails = 'new mails'

/**
 * Takes mails from a mailbox, unless those of the same conversation, or all reports, have taken too
 * long to read.
 */
export function createMailTaker({ clock, log, intake }: Parts) {
  const work = createMailWork(clock)

  const fetchStart = (connection: ImapFlow, uid: number, maxLength: number) =>
    fetchOne(connection, uid, { size: true, source: { start: 0, maxLength } })

  /** Returns undefined if earlier mails of this kind have taken too long, or the mail can't be parsed. */
  async function read(source: Buffer, kind: string): Promise<IncomingMail | undefined> {
    if (work.isSpent(kind)) {
      log.warn('a mail of the mailbox is not read: those before it have taken too long')
      return undefined
    }
    try {
      return await work.count(kind, () => readMailAside(source))
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error
      log.warn('a mail of the mailbox can not be read')
      return undefined
    }
  }

  async function take(mail: IncomingMail): Promise<void> {
    const { result } = await intake.take(mail)
    log.info({ result }, 'a mail came in')
    if (result === 'full') log.warn('too many enquiries came: a mail stays in the mailbox only')
  }

  return {
    /** Takes an answer or a new mail. If it can't be read, its headers are taken. */
    async takeAnswer(
      connection: ImapFlow,
      { uid, conversation }: NewMail & { kind: 'answer' },
    ): Promise<void> {
      const found = await fetchStart(connection, uid, mailBytes)
      if (!found?.source) return
      const parsed = await read(found.source, conversation ?? newMails)
      const mail = parsed ?? (await readHeaders(connection, uid))
      if (!mail) return
      const isCut = found.size! > mailBytes
      const mayHaveFiles = parsed !== undefined && (isCut || mail.attachments.length > 0)
      await take(mayHaveFiles ? { ...mail, attachments: await filesOf(connection, uid) } : mail)
    },

    /** A long report is read only if its raw beginning names one of our mails. */
    async takeReport(connection: ImapFlow, uid: number): Promise<void> {
      const found = await fetchStart(connection, uid, mailRead.bytes)
      if (!found?.source) return
      const conversation = await intake.conversationOf(messageIds(found.source.toString('latin1')))
      if (!conversation && found.size! > mailRead.bytes) return
      const mail = await read(found.source, conversation ?? reports)
      if (mail) await take(mail)
    },
  }
}

async function readHeaders(connection: ImapFlow, uid: number): Promise<IncomingMail | undefined> {
  const found = await fetchOne(connection, uid, { headers: headersRead })
  try {
    const mail = found?.headers && (await readMail(found.headers))
    return mail && { ...mail, isRead: false }
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error
    return undefined
  }
}

async function fetchOne(
  connection: ImapFlow,
  uid: number,
  query: Parameters<ImapFlow['fetchOne']>[1],
): Promise<FetchMessageObject | undefined> {
  return (await connection.fetchOne(String(uid), query, { uid: true })) || undefined
}
