import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { createMailQueue, maxAttempts, renewLeaseMs, type StoredMail } from './mail-queue.ts'
import {
  isRefusal,
  isRefusedForGood,
  type MailProblem,
  mailProblem,
  serverSentence,
} from './mail-problem.ts'
import type { Mail, MailTransport } from './mail-transport.ts'

/** Told in the transaction that ends a mail what became of it. */
export type Follower = {
  sent(trx: Database, id: string): Promise<void>
  /** `sentence` is the mail server's own. */
  failed(trx: Database, id: string, sentence: string): Promise<void>
}

const nobody: Follower = { sent: () => Promise.resolve(), failed: () => Promise.resolve() }

export type Outbox = ReturnType<typeof createOutbox>

const idleMs = 10_000
const longestIdleMs = 60_000
const forgetAgainMs = 1000

/**
 * Mail that must not get lost: stored in the same transaction as the change it reports, sent soon after.
 * A refused mail is retried with growing delays; while the server is unreachable, mail waits for it.
 */
export function createOutbox(
  db: Database,
  transport: Pick<MailTransport, 'send' | 'check'>,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
  follower: Follower = nobody,
) {
  const queue = createMailQueue(db, log, clock)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false
  let roundsInVain = 0
  /** Mails already sent whose rows could not be deleted yet: they must not be sent again. */
  const sent = new Set<string>()

  async function deliver(mail: StoredMail): Promise<void> {
    if (sent.has(mail.id)) return
    const renewing = setInterval(() => void queue.renewLease(mail.id), renewLeaseMs)
    await send(mail).finally(() => clearInterval(renewing))
    sent.add(mail.id)
  }

  async function send(mail: StoredMail): Promise<void> {
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      ...(mail.message_id && { messageId: mail.message_id }),
      ...(mail.reference_ids && { references: mail.reference_ids.split(' ') }),
      ...(mail.unsubscribe_url && { unsubscribeUrl: mail.unsubscribe_url }),
    })
  }

  async function forget(id: string): Promise<void> {
    await inTransaction(db, async (trx) => {
      await follower.sent(trx, id)
      await queue.forget(id, trx)
    })
    sent.delete(id)
  }

  /** Whether the server accepts no mail at all. A single mail that breaks the connection must not block all others. */
  async function isServerAway(problem: MailProblem): Promise<boolean> {
    if (isRefusal(problem)) return false
    if (stopped) return true
    return transport.check().then(
      () => false,
      () => true,
    )
  }

  /** Sends one mail. Returns false if the server is unreachable. */
  async function sendNext(mail: StoredMail): Promise<boolean> {
    const failure = await deliver(mail).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (!failure) {
      await forget(mail.id)
      await queue.bringForward(mail.recipient)
      return true
    }
    const problem = mailProblem(failure.error)
    log.warn({ ...problem, attempts: mail.attempts + 1 }, 'mail not sent yet')
    if (await isServerAway(problem)) {
      await queue.putBack(mail)
      return false
    }
    // Staff see that a reply failed and can resend it.
    const isForGood = mail.message_id !== null && isRefusedForGood(failure.error)
    const isLast = isForGood || mail.attempts + 1 >= maxAttempts
    await inTransaction(db, async (trx) => {
      if (isLast) await follower.failed(trx, mail.id, serverSentence(failure.error))
      await (isForGood ? queue.giveUp(mail, trx) : queue.postpone(mail, trx))
    })
    return true
  }

  async function sendDue(): Promise<void> {
    for (const id of sent) await forget(id)
    for (;;) {
      const mail = stopped ? undefined : await queue.takeDue()
      if (!mail) return
      if (!(await sendNext(mail))) {
        roundsInVain += 1
        return
      }
      roundsInVain = 0
    }
  }

  function work(): void {
    wokenMeanwhile = running !== undefined
    if (running || stopped) return
    running = sendDue()
      .catch((error: unknown) => log.error(error, 'outbox stopped for now'))
      .finally(() => {
        running = undefined
        if (wokenMeanwhile) work()
        else if (sent.size > 0 && !stopped) setTimeout(work, forgetAgainMs).unref()
      })
  }

  /** Polls the queue, less often the longer the server has been unreachable. */
  function workLater(): void {
    const wait = Math.min(idleMs * 2 ** roundsInVain, longestIdleMs)
    timer = setTimeout(() => {
      work()
      workLater()
    }, wait)
    timer.unref()
  }

  return {
    /** Stores the mail in the caller's transaction; call `wake` once it is committed. */
    add: (trx: Database, mail: Mail, id?: string): Promise<void> => queue.add(trx, mail, id),

    wake: work,

    figures: queue.figures,

    start(): void {
      work()
      workLater()
    },

    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
