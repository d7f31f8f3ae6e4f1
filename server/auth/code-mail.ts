import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { academy } from '../../content/academy.ts'
import { limits } from '../../shared/limits.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import { mailProblem } from '../mail/mail-problem.ts'
import type { IdentifiedMail } from '../mail/mail.ts'

/** A mail without its recipient. */
type CodeMessage = Pick<IdentifiedMail, 'subject' | 'text' | 'html'>

export type CodeMail = ReturnType<typeof createCodeMail>

/** Mail is sent after a random delay, so that response times do not reveal whether any was sent. */
const delayMs = { min: 20, max: 250 }
const waitsBetweenTriesMs = [2000, 8000, 20_000]

/**
 * Sends codes immediately and from memory. The outbox would store them on disk, where they do not
 * belong; if a code gets lost, the person requests another.
 */
export function createCodeMail(health: MailHealth, log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>()
  /**
   * The first attempt for the newest mail, by address and browser: a newer code for the same pair
   * replaces the older one.
   */
  const newest = new Map<string, Promise<boolean>>()
  const stopping = new AbortController()

  async function deliver(to: string, message: CodeMessage, device = ''): Promise<void> {
    const key = `${to} ${device}`
    if (device) newest.delete(`${to} `)
    const mail = { id: randomUUID(), to, ...message }
    const earlier = newest.get(key)
    const firstTry = pause(randomInt(delayMs.min, delayMs.max)).then(async () => {
      await earlier
      return isSettled(mail)
    })
    newest.set(key, firstTry)
    const isNewest = () => newest.get(key) === firstTry

    let settled = await firstTry
    for (const waitMs of waitsBetweenTriesMs) {
      if (settled || stopping.signal.aborted) break
      await pause(waitMs)
      // A newer code has replaced this one; arriving late, it would only confuse.
      settled = !isNewest() || (await isSettled(mail))
    }
    if (isNewest()) newest.delete(key)
  }

  /** Whether the mail was sent, or rejected permanently. */
  async function isSettled(mail: IdentifiedMail): Promise<boolean> {
    try {
      await health.send(mail, true)
      return true
    } catch (error) {
      const problem = mailProblem(error)
      log.warn(problem, 'code not sent')
      return problem.responseCode >= 500
    }
  }

  async function pause(ms: number): Promise<void> {
    // ignored: it ends early when the process stops.
    await wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  }

  return {
    /**
     * `device` is the known browser that requested the code, if any, or another name for what the code is
     * for.
     */
    send(to: string, message: CodeMessage, device?: string): void {
      const delivery = deliver(to, message, device).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },

    /** Tries pending mails one last time. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}

/** What people get who have turned codes off. */
export const codesTurnedOff = () => ({
  subject: `Logging in to the ${academy.name}`,
  ...mailBody([
    'Your codes are turned off. Log in with a passkey.',
    'If you have none at hand, an owner of the site can turn codes on again.',
    'If you did not ask for a code, you can ignore this email.',
  ]),
})

export function codeMessage(code: string) {
  return {
    subject: `Your log-in code for the ${academy.name}`,
    ...mailBody([
      'Your log-in code:',
      { code },
      `It is valid for ${limits.login.codeMinutes} minutes and can be used once. We will never ask you for it by phone or email.`,
      'If you did not ask for it, you can ignore this email: nobody can log in without the code.',
    ]),
  }
}
