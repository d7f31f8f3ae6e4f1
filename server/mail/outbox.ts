import type { FastifyBaseLogger } from 'fastify'
import { mayHaveArrived } from '../../shared/desk.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import {
  createMailQueue,
  maxAttempts,
  mostCopies,
  renewLeaseMs,
  type StoredMail,
} from './mail-queue.ts'
import {
  isEndUnknown,
  isRefusal,
  isRefusedForGood,
  type MailProblem,
  mailProblem,
  serverSentence,
} from './mail-problem.ts'
import { lanes, type Mail, type MailLane, type MailTransport } from './mail.ts'
import { createOutboxLane } from './outbox-lane.ts'

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
/** How long a server may take to answer the end of a mail; the next mails wait for less. */
const patienceMs = 10 * 60_000
const stopMs = 10_000

/**
 * Mail that must not get lost: stored in the same transaction as the change it reports, sent soon after.
 * A refused mail is retried with growing delays; while the server is unreachable, mail waits for it. A mail
 * of which nobody knows whether it arrived is sent once more. Lanes do not wait for one another.
 */
export function createOutbox(
  db: Database,
  transport: Pick<MailTransport, 'send' | 'check'>,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
  follower: Follower = nobody,
) {
  const queue = createMailQueue(db, log, clock)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
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
    const onData = async () => {
      if (!(await queue.begin(mail.id))) throw new Error('another instance has sent it')
    }
    const options = { onData, patienceMs, signal: stopping.signal }
    const outgoing = {
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      ...(mail.message_id && { messageId: mail.message_id }),
      ...(mail.reference_ids && { references: mail.reference_ids.split(' ') }),
      ...(mail.unsubscribe_url && { unsubscribeUrl: mail.unsubscribe_url }),
    }
    await transport.send(outgoing, options)
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
    if (mail.begun >= mostCopies) return endUnknown(mail)
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
    if (isEndUnknown(failure.error)) return endUnknown(mail)
    if ((await queue.begun(mail.id)) > mail.begun) await queue.notTaken(mail.id)
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

  /** Sends a mail of which nobody knows whether it arrived once more, or gives it up. */
  async function endUnknown(mail: StoredMail): Promise<boolean> {
    const isLast = (await queue.begun(mail.id)) >= mostCopies
    await inTransaction(db, async (trx) => {
      if (isLast) await follower.failed(trx, mail.id, mayHaveArrived)
      await (isLast ? queue.giveUp(mail, trx) : queue.postpone(mail, trx))
    })
    return true
  }

  const lanesOfWork = (Object.keys(lanes) as MailLane[]).map((lane) =>
    createOutboxLane({
      takeDue: (underWay) => (stopped ? undefined : queue.takeDue(lane, underWay)),
      send: sendNext,
      forgetSent: async () => {
        for (const id of sent) await forget(id)
      },
      hasSent: () => sent.size > 0,
      sawServer(isAway) {
        roundsInVain = isAway ? roundsInVain + 1 : 0
      },
      isStopped: () => stopped,
      log,
    }),
  )

  const work = () => lanesOfWork.forEach((lane) => lane.wake())

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
      const late = setTimeout(() => stopping.abort(), stopMs)
      await Promise.all(lanesOfWork.map((lane) => lane.ended()))
      clearTimeout(late)
    },
  }
}
