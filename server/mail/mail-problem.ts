import { isAboutCertificate, type ServiceTrouble, withoutSecrets } from './service-trouble.ts'

type SmtpError = Partial<{
  code: string
  /** The system's error code, if the library replaced it with its own. */
  originalCode: string
  responseCode: number
  response: string
  command: string
}>

/** Whether the mail server got all of the mail and did not say whether it took it. */
export const isEndUnknown = (error: unknown): boolean =>
  (error as { isEndUnknown?: boolean }).isEndUnknown === true

/** What may be logged about a failure: a mail server's own message often names people. */
export type MailProblem = { code: string; responseCode: number; problem: string }

export function mailProblem(error: unknown): MailProblem {
  const { code = 'unknown', responseCode = 0 } = error as SmtpError
  return { code, responseCode, problem: inWords(error as SmtpError) }
}

/** The mail server's own sentence, for staff who answer the person; else the problem in plain words. */
export function serverSentence(error: unknown): string {
  const { response } = error as SmtpError
  return response?.trim() || mailProblem(error).problem
}

/** What staff may see of a failure of the mail server at this URL. */
export function mailTrouble(error: unknown, url: string): ServiceTrouble {
  const { response = '' } = error as SmtpError
  return { problem: mailProblem(error).problem, sentence: withoutSecrets(response, url) }
}

const closing = 421

/** Whether the server responded that it does not accept this mail, for now or for good. */
export function isRefusal({ code, responseCode }: MailProblem): boolean {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMail && responseCode > 0 && responseCode !== closing
}

/** Enhanced status codes (RFC 3463) about the recipient's address or mailbox; 5.1.7 and 5.1.8 are about the sender. */
const recipientStatus = /^\d{3}[ -][45]\.(?:2\.\d+|1\.(?:[1-6]|10))\b/

/** Whether the failure may concern only this recipient. */
export function isAboutRecipient(error: unknown): boolean {
  const { command, response = '' } = error as SmtpError
  return command === 'RCPT TO' || recipientStatus.test(response)
}

/** Status codes that say that the recipient's address does not exist. */
const unknownRecipient = /^\d{3}[ -]5\.1\.(?!7\b|8\b)\d/

/** Whether the server said that the recipient's address does not exist. */
export function isRecipientUnknown(error: unknown): boolean {
  return unknownRecipient.test((error as SmtpError).response ?? '')
}

/** Whether this mail will never be accepted: the recipient or the mail itself was refused permanently. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError
  return responseCode >= 500 && (isAboutRecipient(error) || code === 'EMESSAGE')
}

const problems: Record<string, string> = {
  EDNS: 'the host was not found',
  ETIMEDOUT: 'no response in time',
  ECONNECTION: 'the connection was closed',
  EPROTOCOL: 'its response is not SMTP, or it does not accept mail',
  ETLS: 'no secure connection could be made',
  EREQUIRETLS: 'no secure connection could be made',
  EAUTH: 'it refused the user name or the password',
  ENOAUTH: 'it requires a user name and a password',
  EMESSAGE: 'it refused the mail',
}
const refusedCommands: Record<string, string> = {
  'MAIL FROM': 'it refused the sender (MAIL_FROM)',
  'RCPT TO': 'it refused the recipient',
}
const connections: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
}

/** The error in plain words, for operators. */
function inWords({ code = 'unknown', originalCode, command = '' }: SmtpError): string {
  if (code === 'EENVELOPE') return refusedCommands[command] ?? 'it refused the mail'
  if (isAboutCertificate(originalCode ?? code)) return 'its certificate is not valid'
  const known = connections[originalCode ?? code] ?? problems[code]
  return known ?? `the connection failed (${originalCode ?? code})`
}
