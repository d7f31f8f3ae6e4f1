import { limits } from '../../shared/limits.ts'
import { oneLine } from '../../shared/text-rules.ts'

/** Why a server can't be used: in plain words, and in its own. */
export type ServiceTrouble = {
  problem: string
  /** Empty if the server did not say anything. */
  sentence: string
}

/** Whether a code of Node or OpenSSL says that a certificate is not valid. */
export const isAboutCertificate = (code: string) => /CERT|SIGNED|ISSUER/.test(code)

const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const hidden = '…'

/**
 * Returns what a server said, as staff may see it: on one line, at most 200 characters, without the password
 * in `url` or any e-mail address.
 */
export function withoutSecrets(said: string, url: string): string {
  let sentence = oneLine(said)
  for (const secret of secretsIn(url)) sentence = sentence.replaceAll(secret, hidden)
  return sentence.replaceAll(address, hidden).slice(0, limits.desk.failure).trim()
}

/** The password in every form in which it is sent to a server, longest first. */
function secretsIn(url: string): string[] {
  const { username, password } = new URL(url)
  if (!password) return []
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  const encoded = [`\0${user}\0${pass}`, pass].flatMap((text) => {
    const padded = Buffer.from(text).toString('base64')
    return [padded, padded.replace(/=+$/, '')]
  })
  return [...encoded, password, pass].toSorted((a, b) => b.length - a.length)
}
