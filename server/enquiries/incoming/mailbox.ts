import type { FastifyBaseLogger } from 'fastify'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { createMailboxState, type MailboxState } from './mailbox-state.ts'
import { isReport, messageIds, UnreadableMail } from './read-mail.ts'
import { readMailAside } from './read-mail-aside.ts'
import type { MailIntake } from './take-mail.ts'

type Parts = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  intake: MailIntake
  url: string
}

const tickMs = 20_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const headersRead = ['message-id', 'in-reply-to', 'references', 'content-type']
const dayMs = 24 * 60 * 60_000

/**
 * Looks into a mailbox each minute, read-only, over a new connection each time. What was there before the
 * first look is none of the desk's. Of other mails it reads four headers.
 */
export function createMailbox({ db, clock, log, intake, url }: Parts) {
  const { hostname, port, protocol, username, password, pathname } = new URL(url)
  const path = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const state = createMailboxState(db, clock, `${decodeURIComponent(username)}@${hostname}/${path}`)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let client: ImapFlow | undefined
  let stopped = false

  async function connect(): Promise<ImapFlow> {
    const secure = protocol === 'imaps:'
    // Its packages take memory that a site without a mailbox has no use for.
    const { ImapFlow } = await import('imapflow')
    const connection = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      // Without encryption it is on this machine.
      doSTARTTLS: false,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      ...timeouts,
    })
    // Calls that fail tell of it.
    connection.on('error', () => undefined)
    await connection.connect()
    return connection
  }

  /** Takes one mail, if it is the desk's. */
  async function takeOne(connection: ImapFlow, uid: number): Promise<void> {
    const found = await connection.fetchOne(
      String(uid),
      { source: { start: 0, maxLength: limits.desk.mailBytes } },
      { uid: true },
    )
    if (!found || !found.source) return
    try {
      const { result } = await intake.take(await readMailAside(found.source))
      log.info({ result }, 'a mail came in')
    } catch (error) {
      if (!(error instanceof UnreadableMail)) throw error
      log.warn('a mail of the mailbox can not be read')
    }
  }

  async function takeNew(connection: ImapFlow, known: MailboxState): Promise<void> {
    const box = await connection.mailboxOpen(path, { readOnly: true })
    const uid_validity = String(box.uidValidity)
    let last_uid = box.uidNext - 1
    if (known.uid_validity !== null) {
      const mails = await newMails(connection, known, uid_validity)
      for (const mail of mails) {
        if (stopped) return
        if (await isForDesk(intake, mail)) await takeOne(connection, mail.uid)
        last_uid = Math.max(last_uid, mail.uid)
        if (uid_validity === known.uid_validity) await state.advance(mail.uid)
      }
    }
    await state.finish({ uid_validity, last_uid })
  }

  async function look(): Promise<boolean> {
    const known = await state.claim()
    if (!known) return false
    try {
      client = await connect()
      await takeNew(client, known)
      await client.logout()
      return true
    } catch (error) {
      const { code = 'unknown', message } = error as NodeJS.ErrnoException
      if (!stopped) log.warn({ code, reason: message }, 'the mailbox could not be read')
      await state.release()
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
    /** Whether this instance has read all that is new. */
    look,

    start(): void {
      tick()
      timer = setInterval(tick, tickMs)
      timer.unref()
    },

    /** Resolves when nothing is read any more. */
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      client?.close()
      await running
    },
  }
}

/** Headers of what came since the last look, oldest first. */
async function newMails(
  connection: ImapFlow,
  { uid_validity, last_uid, looked_at }: MailboxState,
  current: string,
): Promise<FetchMessageObject[]> {
  const headers = { uid: true, headers: headersRead }
  if (uid_validity === current) {
    const mails = await connection.fetchAll(`${last_uid + 1}:*`, headers, { uid: true })
    // A range that begins behind the last mail means the last mail.
    return mails.filter(({ uid }) => uid > last_uid).toSorted((a, b) => a.uid - b.uid)
  }
  // The server has numbered its mails anew. What was taken before is known by its Message-ID.
  const since = new Date(Date.parse(looked_at ?? '') - dayMs)
  const uids = await connection.search({ since }, { uid: true })
  if (!uids || uids.length === 0) return []
  return connection.fetchAll(uids, headers, { uid: true })
}

async function isForDesk(intake: MailIntake, { headers }: FetchMessageObject): Promise<boolean> {
  const text = headers?.toString().replace(/\r?\n[ \t]+/g, ' ') ?? ''
  const values = (name: string) =>
    text
      .split(/\r?\n/)
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1))
      .join(' ')
  if (isReport(values('content-type'))) return true
  return intake.knows(messageIds(`${values('in-reply-to')} ${values('references')}`))
}
