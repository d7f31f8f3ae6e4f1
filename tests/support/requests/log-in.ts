import type { MailServer } from '../mail/mail-server.ts'
import type { HttpSite } from './http-site.ts'

const base = '/api/admin/v1/auth'
const codeLine = /^(\d{6})\r?$/m

/** How many codes were requested, by mail server and address. */
const asked = new WeakMap<MailServer, Map<string, number>>()

/** The two steps of logging in, as a client takes them. `headers` are sent with every call. */
export function loginClient(
  site: HttpSite,
  mail: MailServer,
  headers: Record<string, string> = {},
) {
  /** Requests a code; returns the token and, if a mail is expected, the code in it. */
  async function send(email: string) {
    const mailbox = email.trim().toLowerCase()
    const response = await site.postJson(`${base}/send-otp`, { email }, headers)
    const body = (await response.json()) as { otpToken: string; message: string }
    const count = countCode(mail, mailbox, response)
    return {
      response,
      ...body,
      code: async () => codeIn(await mail.mailTo(mailbox, count, hasCode)),
    }
  }

  function verify(email: string, otp: unknown, otpToken: unknown) {
    return site.postJson(`${base}/verify-otp`, { email, otp, otpToken }, headers)
  }

  return {
    send,
    verify,
    /** Returns the new session's token and the cookie that came with it. */
    async logIn(email: string) {
      const { otpToken, code } = await send(email)
      const response = await verify(email, await code(), otpToken)
      if (response.status !== 200) throw new Error(`log-in: ${response.status}`)
      const { authToken } = (await response.json()) as { authToken: string }
      return { token: authToken, cookie: response.headers.get('set-cookie') ?? '' }
    },
    session: (token: string) => site.fetch(`${base}/session`, { headers: bearer(token) }),
    logOut: (token: string, everywhere = false) =>
      site.fetch(`${base}/logout${everywhere ? '-all' : ''}`, {
        method: 'POST',
        headers: bearer(token),
      }),
  }
}

function countCode(mail: MailServer, mailbox: string, { ok }: Response): number {
  const counts = asked.get(mail) ?? new Map<string, number>()
  asked.set(mail, counts.set(mailbox, (counts.get(mailbox) ?? 0) + (ok ? 1 : 0)))
  return counts.get(mailbox)!
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

export function hasCode({ text }: { text?: string | undefined }): boolean {
  return codeLine.test(text ?? '')
}

/** The code, which is on a line of its own. */
export function codeIn({ text }: { text?: string | undefined }): string {
  const code = codeLine.exec(text ?? '')?.[1]
  if (!code) throw new Error('no code in the mail')
  return code
}

/** A code different from this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
