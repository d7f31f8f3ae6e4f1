import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { MailboxState } from './mailbox-state.ts'
import { readMail, UnreadableMail } from './read-mail.ts'
import { unaskedHeaders } from './automatic-mail.ts'
import { isReport } from './delivery-report.ts'
import { messageIds } from './mail-names.ts'
import type { MailIntake } from './take-mail.ts'

/** `conversation`: the id of the enquiry that a mail answers; undefined for one that names none of ours. */
export type NewMail = { uid: number } & (
  | { kind: 'answer'; conversation: string | undefined }
  | { kind: 'report' | 'other' }
)

const headersRead = [
  ...['message-id', 'in-reply-to', 'references', 'content-type', 'from', 'subject'],
  ...unaskedHeaders,
]
const dayMs = 24 * 60 * 60_000

/** Returns the mails since the last check, oldest first, classified by their headers. */
export async function newMails(
  connection: ImapFlow,
  intake: MailIntake,
  { uid_validity, last_uid, looked_at }: MailboxState,
  current: string,
): Promise<NewMail[]> {
  const range = uid_validity === current ? `${last_uid + 1}:*` : await since(connection, looked_at)
  if (range.length === 0) return []
  const mails: NewMail[] = []
  const found = connection.fetch(range, { uid: true, headers: headersRead }, { uid: true })
  for await (const mail of found) {
    // IMAP treats a range that starts after the last mail as the last mail.
    if (uid_validity === current && mail.uid <= last_uid) continue
    mails.push({ uid: mail.uid, ...(await kindOf(intake, mail)) })
  }
  return mails.toSorted((a, b) => a.uid - b.uid)
}

/** Used when the server has renumbered its mails. Mails taken before are recognised by their Message-ID. */
async function since(connection: ImapFlow, lookedAt: string | null): Promise<number[]> {
  const day = new Date(Date.parse(lookedAt ?? '') - dayMs)
  return (await connection.search({ since: day }, { uid: true })) || []
}

async function kindOf(intake: MailIntake, { headers }: FetchMessageObject) {
  const text = headers?.toString().replace(/\r?\n[ \t]+/g, ' ') ?? ''
  const values = (name: string) =>
    text
      .split(/\r?\n/)
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1))
      .join(' ')
  if (isReport(values, values('from'))) return { kind: 'report' as const }
  const answered = messageIds(`${values('in-reply-to')} ${values('references')}`)
  if (await intake.conversationOf(messageIds(values('message-id'))))
    return { kind: 'other' as const }
  const conversation = await intake.conversationOf(answered)
  const isOurs = conversation !== undefined || (await mayBeNew(intake, headers))
  return isOurs ? { kind: 'answer' as const, conversation } : { kind: 'other' as const }
}

async function mayBeNew(intake: MailIntake, headers: Buffer | undefined): Promise<boolean> {
  try {
    return headers !== undefined && (await intake.mayTake(await readMail(headers)))
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error
    return false
  }
}
