import { Readable } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { MailTransport, SendOptions } from './mail.ts'
import { mailer, type MailSettings, messageOf, senderOf } from './message.ts'

const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 20_000 }

/** A mail whose connection was found closed before its first byte is sent over another one, once. */
const keptConnection = {
  ...timeouts,
  socketTimeout: 120_000,
  pool: true,
  maxConnections: 1,
  maxMessages: Infinity,
  maxRequeues: 1,
} as const

/** Sends each mail over a connection of its own. */
export function smtpTransport(settings: MailSettings, url: string): MailTransport {
  // One connection per mail: a pooled one may be dead, which would take twenty seconds to notice.
  const transporter = async () => (await mailer()).createTransport({ url, ...timeouts })
  return {
    place: { host: new URL(url).host },
    send: (mail, options) => sendOnce(url, messageOf(settings, mail), options),
    async check() {
      await (await transporter()).verify()
    },
    offer: (to) => offer(url, { from: senderOf(settings), to }),
    close: () => undefined,
  }
}

/** Sends many mails in a row, all of them over one connection, which is kept. */
export function keptSmtpTransport(settings: MailSettings, url: string): MailTransport {
  let kept: Transporter | undefined
  return {
    ...smtpTransport(settings, url),
    async send(mail) {
      kept ??= (await mailer()).createTransport({ url, ...keptConnection })
      return (await kept.sendMail(messageOf(settings, mail))).response as string
    },
    close: () => kept?.close(),
  }
}

/** Longest time until all of a message has left. */
const longestDataMs = 60_000

async function sendOnce(
  url: string,
  mail: SendMailOptions,
  { onData, patienceMs = timeouts.socketTimeout, signal }: SendOptions = {},
): Promise<string> {
  const late = new AbortController()
  let hasEnded = false
  // A server may take minutes to answer the end of a message (RFC 5321, 4.5.3.2.6), but nothing else.
  let timer = setTimeout(() => late.abort(), longestDataMs)
  const options = { url, ...timeouts, socketTimeout: Math.max(patienceMs, longestDataMs) }
  const transporter = (await mailer()).createTransport(options)
  transporter.use('stream', ({ message: composed }, done) => {
    const whole = composed.createReadStream.bind(composed)
    composed.createReadStream = (...args) =>
      Readable.from(
        (async function* () {
          await onData?.()
          yield* whole(...args)
          hasEnded = true
          clearTimeout(timer)
          timer = setTimeout(() => late.abort(), patienceMs)
        })(),
      )
    done()
  })
  try {
    const signals = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
    return (await transporter.sendMail({ ...mail, signal: signals })).response
  } catch (error) {
    const isEndUnknown = hasEnded && !(error as { responseCode?: number }).responseCode
    throw Object.assign(error as Error, { isEndUnknown })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends the envelope and disconnects once the server asks for the message: a server must not deliver a
 * message whose end it has not received (RFC 5321, 4.1.1.4).
 */
async function offer(url: string, envelope: { from: string; to: string[] }): Promise<void> {
  const accepted = new AbortController()
  const transporter = (await mailer()).createTransport({ url, ...timeouts })
  transporter.use('stream', (mail, done) => {
    const body = new Readable({ read: () => accepted.abort() })
    mail.message.createReadStream = () => body
    done()
  })
  try {
    await transporter.sendMail({ ...envelope, text: '', signal: accepted.signal })
  } catch (error) {
    if (!accepted.signal.aborted) throw error
  }
}
