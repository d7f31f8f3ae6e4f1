// Reports of mail servers about mails that they could not deliver.
import type { Email } from 'postal-mime'
import { hasNoReturnPath, type HeaderOf } from './automatic-mail.ts'
import { messageIds, storable } from './mail-names.ts'

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

/** Whether a mail is a report, by its headers. `from` may have a name beside the address. */
export const isReport = (header: HeaderOf, from: string) =>
  isStructured(header('content-type')) || isPlain(header, from)

const isStructured = (contentType: string) => /^\s*multipart\/report\b/i.test(contentType)

/** Some servers report in plain text, such as qmail and old Exim. */
const isPlain = (header: HeaderOf, from: string) =>
  header('x-failed-recipients') !== '' ||
  /(?:^|[\s<"])mailer-daemon@/i.test(from) ||
  (/(?:^|[\s<"])postmaster@/i.test(from) && hasNoReturnPath(header))

/** Searches all parts, both raw and decoded. */
export function reportOf(bytes: Uint8Array, header: HeaderOf, email: Email): Report {
  const { text = '', attachments } = email
  const parts = attachments
    .filter(({ mimeType }) => /^(?:message|text)\//i.test(mimeType))
    .map(({ content }) => (typeof content === 'string' ? content : decode(content)))
  const all = [decode(bytes), text, ...parts].join('\n')
  const names = messageIds(all)
  return isStructured(header('content-type'))
    ? { names, ...readStatus(all) }
    : { names, ...readPlainly(all, text) }
}

function readStatus(text: string) {
  const [, diagnosis = ''] =
    /^diagnostic-code:[ \t]*(?:smtp;)?[ \t]*([^\r\n]{1,500})/im.exec(text) ?? []
  return {
    isFinal: /^status:[ \t]*5\.\d/im.test(text),
    // 5.1.7 and 5.1.8 are about the sender.
    isAddressWrong: /^status:[ \t]*5\.1\.(?!7\b|8\b)\d/im.test(text),
    diagnosis: storable(diagnosis).trim(),
  }
}

/** Looks for the refusing server's sentence, which contains a code. In `body` it precedes the returned mail. */
function readPlainly(text: string, body: string) {
  const [, diagnosis = ''] =
    /^[ \t]*([^\r\n]{0,400}(?:\(#5\.\d{1,3}\.\d{1,3}\)|\b5\d\d[ -]#?5\.\d{1,3}\.\d{1,3})[^\r\n]{0,100})/m.exec(
      text,
    ) ??
    bareCode.exec(body.split(returnedMail, 1)[0]!) ??
    []
  return {
    isFinal: /\bpermanent (?:fatal )?(?:error|failure)s?\b/i.test(text) || diagnosis !== '',
    isAddressWrong: /5\.1\.1\b/.test(diagnosis),
    diagnosis: storable(diagnosis).trim(),
  }
}

/** Some servers write the three digits alone. */
const bareCode = /^[ \t]*([^\r\n]{0,400}\b55[0-4][ -][^\d\s][^\r\n]{0,100})/m
const returnedMail = /^(?:received|return-path|message-id):/im

const decode = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes)
