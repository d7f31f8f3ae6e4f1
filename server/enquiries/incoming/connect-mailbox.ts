import type { ImapFlow } from 'imapflow'
import { laterPart } from '../../core/later-parts.ts'

/** Loaded only with this module: most sites have no mailbox. */
const imapFlow = laterPart(() => import('imapflow'))

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The mailbox of `IMAP_URL`: its folder, its name without the password, and how to connect to it. */
export function mailboxAt(url: string) {
  const { hostname, port, protocol, username, password, pathname } = new URL(url)
  const path = decodeURIComponent(pathname.slice(1)) || 'INBOX'

  async function connect(): Promise<ImapFlow> {
    const secure = protocol === 'imaps:'
    const { ImapFlow } = await imapFlow()
    const connection = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      // Unencrypted mailboxes are on this machine (see env-variables.ts).
      doSTARTTLS: false,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      ...timeouts,
    })
    // Failing calls report the error.
    connection.on('error', () => undefined)
    await connection.connect()
    return connection
  }

  return { path, name: `${decodeURIComponent(username)}@${hostname}/${path}`, connect }
}
