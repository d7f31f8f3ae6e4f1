import { isAscii, isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { limits } from '../../../shared/limits.ts'
import { cutMail, endOfHeaders } from './cut-mail.ts'
import { type HeaderOf, isAutomatic, isUnaskedMail } from './automatic-mail.ts'
import { isReport, type Report, reportOf } from './delivery-report.ts'
import { messageIds, nameable, storable } from './mail-names.ts'
import { mailText } from './mail-text.ts'

/** Thrown for bytes that are not a mail. */
export class UnreadableMail extends Error {}

export type IncomingMail = {
  /** Includes its angle brackets. */
  messageId: string
  from: string
  /** Empty if the mail does not name its sender. */
  fromName: string
  subject: string
  /** Message-IDs that it answers, nearest first. */
  answers: string[]
  /** Sent automatically, such as an absence notice. */
  isAuto: boolean
  /** Sent to many or by a program, also one that does not say so: never an enquiry. */
  isUnasked: boolean
  /** A delivery report about other mails, which is not part of a conversation. */
  report: Report | undefined
  text: string
  attachments: AttachedFile[]
  /** False if its text could not be read. */
  isRead: boolean
}

/** `size` in bytes, if known; `part`: its number in the mailbox, if it is there. */
export type AttachedFile = { name: string; size: number | null; part: string | null }

const { mailText: mostText, attachments: mostAttachments } = limits.desk
/** Nesting limits of the parser; nothing deeper would be kept. */
const depths = { maxNestingDepth: 50, maxRfc822NestingDepth: 3 }
const longestName = 200

/** Reads the part of a mail that is kept. Throws `UnreadableMail`. */
export async function readMail(bytes: Uint8Array): Promise<IncomingMail> {
  const { cut, isTextCut } = cutMail(bytes)
  const options = { attachmentEncoding: 'arraybuffer', ...depths } as const
  const email = await PostalMime.parse(withTrueCharset(cut), options).catch((cause: unknown) => {
    throw new UnreadableMail('The message can not be read.', { cause })
  })
  if (!email.headers.some(({ key }) => key === 'from')) {
    throw new UnreadableMail('The message can not be read: it has no sender.')
  }
  const header: HeaderOf = (name) => email.headers.find(({ key }) => key === name)?.value ?? ''
  // A type without a slash is none: its part is text.
  const files = email.attachments.filter(({ mimeType }) => mimeType.includes('/'))
  const words = textOf(email, files.length > 0, header('content-type'), cut)
  const text = storable(words).slice(0, mostText)
  const [messageId = unnamed(cut)] = messageIds(header('message-id'))
  const subject = nameable(email.subject ?? '').slice(0, longestName)
  const sender = email.from?.address ?? ''
  const isAuto = isAutomatic(header, subject)
  return {
    messageId,
    from: nameable(sender).slice(0, limits.email),
    fromName: nameable(email.from?.name ?? '').slice(0, limits.enquiry.name),
    subject,
    answers: messageIds(`${header('in-reply-to')} ${reversed(header('references'))}`),
    isAuto,
    isUnasked: isAuto || isUnaskedMail(header, sender),
    report: isReport(header, sender) ? reportOf(cut, header, email) : undefined,
    text,
    attachments: files
      .slice(0, mostAttachments)
      .map(({ filename, mimeType }) => attachedFile(filename ?? mimeType)),
    isRead: text !== '' || !isTextCut,
  }
}

/** Some programs call UTF-8 ASCII. */
function withTrueCharset(mail: Buffer): Buffer {
  if (isAscii(mail) || !isUtf8(mail)) return mail
  return Buffer.from(mail.toString().replaceAll(/charset="?us-ascii"?/gi, 'charset=utf-8'))
}

/** Of a mail that names no parts, or whose parts nowhere begin, all that follows its headers. */
function textOf(
  { text, html }: Email,
  hasFiles: boolean,
  contentType: string,
  mail: Buffer,
): string {
  const read = text?.trim() || mailText(html ?? '')
  if (read !== '' || hasFiles) return read
  const [, boundary] = /boundary="?([^";\s]+)/i.exec(contentType) ?? []
  const hasParts = boundary !== undefined && mail.includes(`\n--${boundary}`)
  return hasParts ? '' : mail.subarray(endOfHeaders(mail)).toString().trim()
}

/** The nearest stand last, and a long conversation names more than are looked for. */
const reversed = (references: string) =>
  references
    .match(/<[^<>]+>/g)
    ?.toReversed()
    .join(' ') ?? ''

/** Returns a file whose name can be shown. */
export const attachedFile = (
  name: string,
  size: number | null = null,
  part: string | null = null,
) => ({
  name: nameable(name).slice(0, longestName),
  size,
  part,
})

/** Identical for identical bytes, so that even a mail without a Message-ID is taken only once. */
function unnamed(bytes: Uint8Array): string {
  return `<${createHash('sha256').update(bytes).digest('hex')}@without-message-id>`
}
