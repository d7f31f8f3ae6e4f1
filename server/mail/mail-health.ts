import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { academy } from '../../content/academy.ts'
import { mailBody } from './mail-html.ts'
import { isAboutRecipient, mailProblem } from './mail-problem.ts'
import type { IdentifiedMail, MailTransport } from './mail-transport.ts'

export type MailHealth = ReturnType<typeof createMailHealth>

const trustedMs = 5000
const distrustedMs = 1000
/** A mail of its own is sent no more often than callers are told to try again. */
const refusedMs = 10_000
const patienceMs = 8000
const checkEveryMs = 5 * 60_000
const mostRecipients = 20

type Parts = {
  transport: MailTransport
  log: FastifyBaseLogger
  /** Addresses that the site writes to. */
  recipients(): Promise<string[]>
}

/** Holds until this time, in milliseconds of the monotonic clock. */
type Check = { good: Promise<boolean>; until: number }

/**
 * Whether mail can be sent, checked before anything that makes no sense without. The result holds for
 * a moment and is shared by all who ask meanwhile, so it says nothing about any one address.
 *
 * While all goes well a connection and a log-in are enough. After a mail that was not taken, the
 * server must take a sender and one of several recipients: one wrong address closes the log-in to
 * nobody else. What it refused after it had seen the whole mail, only another mail can tell about.
 */
export function createMailHealth({ transport, log, recipients }: Parts) {
  let check: Check | undefined
  /** A mail was not taken, and nothing has shown since that mails are. */
  let inDoubt = false
  /** Who was to get the mail that was refused as a whole. */
  let refusedTo: string | undefined
  let reachable: boolean | undefined
  let timer: NodeJS.Timeout | undefined

  function trustAgain(): void {
    inDoubt = false
    refusedTo = undefined
    check = undefined
    reachable = true
  }

  /** `isSameForAll`: whether its text would be refused as well where it goes to anybody else. */
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
    reachable = false
  }

  async function send(mail: IdentifiedMail, isSameForAll = false): Promise<string> {
    try {
      const said = await transport.send(mail)
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
      reachable = !inDoubt
      return true
    } catch (error) {
      log[level]({ ...transport.place, ...mailProblem(error) }, 'mail can not be sent')
      reachable = false
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

    /** Sends the mail and learns from what becomes of it; throws where it is not taken. */
    send,

    /** What was found out last; undefined before the first time. */
    isReachable: () => reachable,

    /** Says in the log where mail can't be sent, and looks again from time to time. */
    start(): void {
      // Not for those who ask: what they do should rest on what is true when they do it.
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
