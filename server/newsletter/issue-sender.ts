import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { mailProblem } from '../mail/mail-problem.ts'
import type { MailTransport } from '../mail/mail.ts'
import { noteBounce } from './bounces.ts'
import { type Claimed, type Deliveries, leaseMs } from './deliveries.ts'
import { issueMail } from './issue-mail.ts'
import { listId, unsubscribeAddress } from './links.ts'
import { outcomeOf } from './send-outcome.ts'

type Parts = {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  deliveries: Deliveries
  /** A connection of its own, so that no other mail waits for the newsletter. */
  lane: MailTransport
  siteUrl: string
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** How long to wait after each deferral; after the last one the mail has failed. */
const deferralsMs = [15 * minuteMs, 2 * hourMs, 8 * hourMs]
/** A mail that keeps breaking the connection of a server that works otherwise fails after this time. */
const longestTryMs = 24 * hourMs
const renewLeaseMs = leaseMs / 3
const pollMs = { sending: 1000, idle: 10_000 }
const longestWaitMs = 60_000

/** Sends issues in the background, one mail at a time and at the pace of the settings. */
export function createIssueSender({ db, clock, log, deliveries, lane, siteUrl }: Parts) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false
  /** Attempts in a row without a response of the mail server. */
  let inVain = 0

  const hostname = new URL(siteUrl).hostname

  function send({ id, issue, email, token, articles }: Claimed): Promise<string> {
    const unsubscribeUrl = unsubscribeAddress(siteUrl, token)
    const mail = issueMail({ ...issue, articles }, siteUrl, unsubscribeUrl)
    return lane.send({ id, to: email, ...mail, unsubscribeUrl, listId: listId(hostname) })
  }

  /** Resolves to the error, if any. The row stays with this instance meanwhile. */
  async function attempt(mail: Claimed): Promise<{ error: unknown } | undefined> {
    const renewing = setInterval(
      () =>
        void deliveries
          .renew(mail.id)
          .catch((error: unknown) => log.warn(error, 'the lease of a mail could not be renewed')),
      renewLeaseMs,
    )
    try {
      await send(mail)
      return undefined
    } catch (error) {
      return { error }
    } finally {
      clearInterval(renewing)
    }
  }

  /** Repeats until the database takes it: forgotten, a mail that was sent would be sent again. */
  async function insist(note: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await note()
        return
      } catch (error) {
        log.error(error, 'what became of a newsletter mail could not be stored')
        if (stopped) return
        await new Promise((resolve) => setTimeout(resolve, pollMs.sending).unref())
      }
    }
  }

  const isServerAway = () =>
    lane.check().then(
      () => false,
      () => true,
    )

  /** Sends one mail and returns how long to wait before the next (ms). */
  async function deliver(mail: Claimed): Promise<number> {
    const failure = await attempt(mail)
    if (!failure) {
      inVain = 0
      await insist(() => deliveries.noteSent(mail.id))
      return 0
    }
    const outcome = outcomeOf(failure.error)
    log.warn({ ...mailProblem(failure.error), outcome }, 'a newsletter mail was not sent')
    if (outcome === 'unanswered') return retrySoon(mail)
    inVain = 0
    await insist(() => settle(mail, outcome))
    return 0
  }

  async function settle(mail: Claimed, outcome: 'bounced' | 'refused' | 'deferred') {
    if (outcome === 'bounced') {
      await inTransaction(db, (trx) => noteBounce(trx, clock, mail.subscriptionId))
    }
    const waitMs = outcome === 'deferred' ? deferralsMs[mail.attempts] : undefined
    if (waitMs === undefined) await deliveries.noteFailed(mail.id)
    else await deliveries.postpone(mail.id, waitMs, mail.attempts + 1)
  }

  /** Puts the mail behind all others, which a server that is away receives later as well. */
  async function retrySoon(mail: Claimed): Promise<number> {
    inVain += 1
    const isAway = await isServerAway()
    const hasTriedLong = clock().getTime() - Date.parse(mail.triedAt) > longestTryMs
    await insist(() =>
      hasTriedLong && !isAway
        ? deliveries.noteFailed(mail.id)
        : deliveries.putBack(mail.id, isAway),
    )
    return Math.min(1000 * 2 ** (inVain - 1), longestWaitMs)
  }

  /** Does one thing and returns how long to wait before the next (ms). */
  async function step(): Promise<number> {
    const claim = await deliveries.claim()
    if (claim.kind === 'mail') return deliver(claim.mail)
    if (claim.kind === 'too early') return claim.waitMs
    if (!claim.isSending) return pollMs.idle
    for (const issue of await deliveries.finish()) {
      log.error({ issue }, 'the deliveries of an issue are not as many as its readers')
    }
    return pollMs.sending
  }

  async function work(): Promise<void> {
    for (;;) {
      if (stopped) return
      const waitMs = await step().catch((error: unknown) => {
        log.error(error, 'the newsletter is not sent for now')
        return pollMs.idle
      })
      if (waitMs === 0) continue
      if (!stopped) timer = setTimeout(run, waitMs).unref()
      return
    }
  }

  function run(): void {
    clearTimeout(timer)
    wokenMeanwhile = running !== undefined
    if (running || stopped) return
    running = work().finally(() => {
      running = undefined
      if (wokenMeanwhile) run()
    })
  }

  return {
    start: run,

    /** To be called when mails may have become due. */
    wake: run,

    /** Resolves when the mail on its way has been noted. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
      lane.close()
    },
  }
}
