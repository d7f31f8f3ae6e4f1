import type { FastifyBaseLogger } from 'fastify'
import type { ImapFlow } from 'imapflow'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { isRefusal, mailboxTrouble } from './mailbox-trouble.ts'
import { mailboxAt } from './connect-mailbox.ts'
import { createMailboxState, type MailboxState } from './mailbox-state.ts'
import { newMails } from './new-mails.ts'
import { createMailTaker } from './take-from-mailbox.ts'
import type { MailIntake } from './take-mail.ts'
import type { ServiceTrouble } from '../../mail/service-trouble.ts'

type Parts = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  intake: MailIntake
  url: string
  /** Takes each outcome; without trouble, the mailbox could be read. */
  report(trouble?: ServiceTrouble): void
}

const tickMs = 20_000
/** After this, an instance opens the mailbox itself even if another one reads it. */
const tryAgainMs = 5 * 60_000

/**
 * Checks a mailbox once a minute, read-only, over a new connection each time. Mails from before the
 * first check are ignored. Of mails that do not concern the desk, only some headers are read. Answers
 * are taken before delivery reports.
 */
export function createMailbox({ db, clock, log, intake, url, report }: Parts) {
  const { connect, path, name } = mailboxAt(url)
  const { takeAnswer, takeReport } = createMailTaker({ clock, log, intake })
  const state = createMailboxState(db, clock, name)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let client: ImapFlow | undefined
  let stopped = false
  let triedMs = Number.NEGATIVE_INFINITY

  /** `known` is undefined if another instance reads the mailbox: then it is only opened. */
  async function takeNew(connection: ImapFlow, known: MailboxState | undefined): Promise<void> {
    const box = await connection.mailboxOpen(path, { readOnly: true })
    if (!known) return
    const uid_validity = String(box.uidValidity)
    let last_uid = box.uidNext - 1
    if (known.uid_validity !== null) {
      const mails = await newMails(connection, intake, known, uid_validity)
      // Whether a report concerns one of our mails shows only when it is read, so answers come first.
      for (const mail of mails) {
        if (stopped) return
        if (mail.kind !== 'answer') continue
        await takeAnswer(connection, mail)
        await state.hold()
      }
      for (const { kind, uid } of mails) {
        if (stopped) return
        last_uid = Math.max(last_uid, uid)
        if (kind !== 'report') continue
        await takeReport(connection, uid)
        if (uid_validity === known.uid_validity) await state.advance(uid)
      }
    }
    await state.finish({ uid_validity, last_uid })
  }

  async function look(): Promise<boolean> {
    const known = await state.claim()
    if (!known && performance.now() - triedMs < tryAgainMs) return false
    triedMs = performance.now()
    try {
      client = await connect()
      await takeNew(client, known)
      await client.logout()
      report()
      return known !== undefined
    } catch (error) {
      const { code = 'unknown', message } = error as NodeJS.ErrnoException
      const trouble = mailboxTrouble(error, url)
      if (!stopped) log.warn({ code, reason: message, ...trouble }, 'the mailbox could not be read')
      // With a connection that still works, it was the database.
      if (!stopped && (!client?.usable || isRefusal(error))) report(trouble)
      if (known) await state.release()
      return false
    } finally {
      client?.close()
      client = undefined
    }
  }

  function tick(): void {
    running = running
      .then(() => (stopped ? undefined : look()))
      .catch((error: unknown) => log.warn(error, 'the mailbox was not looked at'))
  }

  return {
    /** Checks the mailbox now. Returns whether this instance has read everything new. */
    look,

    start(): void {
      tick()
      timer = setInterval(tick, tickMs)
      timer.unref()
    },

    /** Stops checking; resolves when a check in progress has ended. */
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      client?.close()
      await running
    },
  }
}
