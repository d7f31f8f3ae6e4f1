import {
  isAboutCertificate,
  type ServiceTrouble,
  withoutSecrets,
} from '../../mail/service-trouble.ts'

type ImapError = Partial<{
  code: string
  message: string
  authenticationFailed: boolean
  mailboxMissing: boolean
  /** `NO` or `BAD` if the server refused a command. */
  responseStatus: string
  /** What it said about that. */
  responseText: string
}>

const problems: Record<string, string> = {
  ENOTFOUND: 'the host was not found',
  EAI_AGAIN: 'the host was not found',
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ETIMEDOUT: 'no response in time',
  ETIMEOUT: 'no response in time',
  CONNECT_TIMEOUT: 'no response in time',
  GREETING_TIMEOUT: 'no response in time',
}

/** Whether the server responded that it will not do what it was asked. */
export const isRefusal = (error: unknown) => (error as ImapError).responseStatus !== undefined

/** What staff may see of a failure of the mailbox at this URL. */
export function mailboxTrouble(error: unknown, url: string): ServiceTrouble {
  const { code = '', message = '', responseText } = error as ImapError
  const said = responseText ?? (isAboutCertificate(code) ? message : '')
  return { problem: inWords(error as ImapError), sentence: withoutSecrets(said, url) }
}

function inWords({ code = '', ...error }: ImapError): string {
  if (error.authenticationFailed) return 'it refused the user name or the password'
  if (error.mailboxMissing) return 'there is no such folder'
  if (error.responseStatus) return 'it refused to open or read the mailbox'
  if (isAboutCertificate(code)) return 'its certificate is not valid'
  return problems[code] ?? 'the connection was closed'
}
