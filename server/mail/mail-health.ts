import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { academy } from '../../content/academy.ts'
import { mailBody } from './mail-html.ts'
import { isAboutRecipient, mailProblem } from './mail-problem.ts'
import type { IdentifiedMail, MailTransport, SendOptions } from './mail.ts'

export type MailHealth = ReturnType<typeof createMailHealth>

const trustedMs = 5000
const distrustedMs = 1000
/** A test mail is sent no more often than callers are told to retry. */
const refusedMs = 10_000
const patienceMs = 8000
const checkEveryMs = 5 * 60_000
const mostRecipients = 20

type Parts = {
  transport: MailTransport
  log: FastifyBaseLogger
  /** Addresses that the site writes to. */
  recipients(): Promise<string[]>
  /** Takes each outcome: the error, or undefined when the server accepts mail. */
  report(error: unknown): void
}

/** A cached result, valid until this time on the monotonic clock (ms). */
type Check = { good: Promise<boolean>; until: number }

/**
 * Reports whether mail can be sent; checked before anything that depends on mail. The result is cached
 * briefly and shared by all callers, so it reveals nothing about any one address.
 *
 * Normally connecting and logging in is enough. After a failed mail, the server must accept the sender
 * and one of several recipients, so that one wrong address does not block log-ins for everybody. If it
 * refused a mail after receiving all of it, only another mail can show that it works again.
 */
export function createMailHealth({ transport, log, recipients, report }: Parts) {
  let check: Check | undefined
  /** A mail failed, and none has been accepted since. */
  let inDoubt = false
  /** Recipient of the mail that was refused after it was received in full. */
  let refusedTo: string | undefined
  let timer: NodeJS.Timeout | undefined

  function trustAgain(): void {
    inDoubt = false
    refusedTo = undefined
    check = undefined
    report(undefined)
  }

  /** `isSameForAll`: the text is the same for everybody, so it would be refused for anybody else too. */
  function learn({ to }: IdentifiedMail, isSameForAll: boolean, error: unknown): void {
    inDoubt = true
    check = undefined
    if (isAboutRecipient(error)) {
      if (refusedTo === to) refusedTo = undefined
      return
    }
    if (mailProblem(error).code === 'EMESSAGE') {
      if (!isSameForAll) return
      refusedTo = to
      check = { good: Promise.resolve(false), until: performance.now() + refusedMs }
    }
    report(error)
  }

  async function send(
    mail: IdentifiedMail,
    isSameForAll = false,
    options?: SendOptions,
  ): Promise<string> {
    try {
      const said = await transport.send(mail, options)
      if (inDoubt) trustAgain()
      return said
    } catch (error) {
      learn(mail, isSameForAll, error)
      throw error
    }
  }

  async function tryOut(): Promise<void> {
    if (refusedTo !== undefined) {
      await send({ id: randomUUID(), to: refusedTo, ...worksAgain() }, true)
    } else if (inDoubt) {
      await transport.offer((await recipients()).slice(0, mostRecipients))
      trustAgain()
    } else {
      await transport.check()
    }
  }

  async function ask(level: 'error' | 'warn' = 'error'): Promise<boolean> {
    try {
      await within(patienceMs, tryOut())
      if (!inDoubt) report(undefined)
      return true
    } catch (error) {
      log[level]({ ...transport.place, ...mailProblem(error) }, 'mail can not be sent')
      report(error)
      return false
    }
  }

  function isGood(): Promise<boolean> {
    if (check && performance.now() < check.until) return check.good
    const asked: Check = {
      until: Infinity,
      good: ask().then((good) => {
        asked.until = performance.now() + (good ? trustedMs : distrustedMs)
        return good
      }),
    }
    check = asked
    return asked.good
  }

  return {
    isGood,

    /** Sends the mail and updates the health from the outcome; throws if the mail is not accepted. */
    send,

    /** Checks now and then periodically; logs when mail can't be sent. */
    start(): void {
      // Not cached for callers: they need the state at the time they ask.
      void ask('warn')
      timer = setInterval(() => void isGood(), checkEveryMs)
      timer.unref()
    },

    stop(): void {
      clearInterval(timer)
    },
  }
}

function worksAgain() {
  return {
    subject: `You can log in again: ${academy.name}`,
    ...mailBody([
      'You asked for a log-in code while our mail server was not accepting mail.',
      'Mail works again. Please ask for a new code.',
    ]),
  }
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })),
      ms,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
