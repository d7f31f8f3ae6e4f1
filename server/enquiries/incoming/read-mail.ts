import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { limits } from '../../../shared/limits.ts'
import { cutMail } from './cut-mail.ts'
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

/**
 * `isFinal`: the mail will never be delivered. `isAddressWrong`: because its recipient's address does not exist.
 * `diagnosis`: the mail server's own sentence, or empty.
 */
export type Report = {
  names: string[]
  isFinal: boolean
  isAddressWrong: boolean
  diagnosis: string
}

const { mailText: mostText, attachments: mostAttachments } = limits.desk
/** Nesting limits of the parser; nothing deeper would be kept. */
const depths = { maxNestingDepth: 50, maxRfc822NestingDepth: 3 }
const longestName = 200
const mostIds = 200

/** Reads the part of a mail that is kept. Throws `UnreadableMail`. */
export async function readMail(bytes: Uint8Array): Promise<IncomingMail> {
  const { cut, isTextCut } = cutMail(bytes)
  const options = { attachmentEncoding: 'arraybuffer', ...depths } as const
  const email = await PostalMime.parse(cut, options).catch((cause: unknown) => {
    throw new UnreadableMail('The message can not be read.', { cause })
  })
  if (!email.headers.some(({ key }) => key === 'from')) {
    throw new UnreadableMail('The message can not be read: it has no sender.')
  }
  const header = (name: string) => headerOf(email, name)
  const text = storable(email.text?.trim() || mailText(email.html ?? '')).slice(0, mostText)
  const [messageId = unnamed(cut)] = messageIds(header('message-id'))
  return {
    messageId,
    from: nameable(email.from?.address ?? '').slice(0, limits.email),
    fromName: nameable(email.from?.name ?? '').slice(0, limits.enquiry.name),
    subject: nameable(email.subject ?? '').slice(0, longestName),
    answers: messageIds(`${header('in-reply-to')} ${reversed(header('references'))}`),
    isAuto: isAutomatic(header('auto-submitted')),
    isUnasked: isAutomatic(header('auto-submitted')) || isUnasked(email),
    report: isReport(header('content-type')) ? reportOf(cut, email) : undefined,
    text,
    attachments: email.attachments
      .slice(0, mostAttachments)
      .map(({ filename, mimeType }) => attachedFile(filename ?? mimeType)),
    isRead: text !== '' || !isTextCut,
  }
}

/** Returns the distinct Message-IDs in a header, in printable ASCII, so that later mails can refer to them. */
export function messageIds(text: string): string[] {
  return [...new Set(text.match(/<[!-;=?-~]{1,900}>/g))].slice(0, mostIds)
}

export const isReport = (contentType: string) => /^\s*multipart\/report\b/i.test(contentType)

function headerOf({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? ''
}

const reversed = (references: string) => messageIds(references).toReversed().join(' ')

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

/** Headers that lists and answering programs write. */
const programHeaders = [
  'list-id',
  'list-unsubscribe',
  'list-post',
  'x-autoreply',
  'x-autorespond',
] as const
export const unaskedHeaders = [...programHeaders, 'auto-submitted', 'precedence', 'return-path']

function isUnasked(email: Email): boolean {
  return (
    programHeaders.some((name) => headerOf(email, name) !== '') ||
    /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(headerOf(email, 'precedence')) ||
    // Such a mail must not be answered (RFC 5321, 4.5.5).
    /^\s*<>/.test(headerOf(email, 'return-path')) ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(email.from?.address ?? '')
  )
}

/** The word may be preceded by comments. */
function isAutomatic(autoSubmitted: string): boolean {
  const [word = ''] = autoSubmitted
    .slice(0, longestName)
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .toLowerCase()
    .split(/[\s;(]/)
  return word !== '' && word !== 'no'
}

/** Searches all parts, both raw and decoded. */
function reportOf(bytes: Uint8Array, { text = '', attachments }: Email): Report {
  const parts = attachments
    .filter(({ mimeType }) => /^(?:message|text)\//i.test(mimeType))
    .map(({ content }) => (typeof content === 'string' ? content : decode(content)))
  const all = [decode(bytes), text, ...parts].join('\n')
  const [, diagnosis = ''] =
    /^diagnostic-code:[ \t]*(?:smtp;)?[ \t]*([^\r\n]{1,500})/im.exec(all) ?? []
  return {
    names: messageIds(all),
    isFinal: /^status:[ \t]*5\.\d/im.test(all),
    // 5.1.7 and 5.1.8 are about the sender.
    isAddressWrong: /^status:[ \t]*5\.1\.(?!7\b|8\b)\d/im.test(all),
    diagnosis: storable(diagnosis).trim(),
  }
}

const decode = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes)

/** Identical for identical bytes, so that even a mail without a Message-ID is taken only once. */
function unnamed(bytes: Uint8Array): string {
  return `<${createHash('sha256').update(bytes).digest('hex')}@without-message-id>`
}

/**
 * Returns one line without the control characters that reverse text, which can disguise a name such as
 * `fdp.exe`.
 */
function nameable(text: string): string {
  return storable(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .trim()
}

/** Removes characters that no database can store and no terminal can show. */
function storable(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '')
}
