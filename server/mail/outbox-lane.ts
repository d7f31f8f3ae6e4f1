import type { FastifyBaseLogger } from 'fastify'
import type { StoredMail } from './mail-queue.ts'

type Parts = {
  /** Takes the next mail that is due, except those under way. */
  takeDue(underWay: Iterable<string>): Promise<StoredMail | undefined> | undefined
  /** Resolves to false if the server is unreachable. */
  send(mail: StoredMail): Promise<boolean>
  /** Deletes the rows of mails that were sent, which could not be deleted before. */
  forgetSent(): Promise<void>
  /** Whether rows of mails that were sent are still there. */
  hasSent(): boolean
  /** Told after each mail whether the server was away. */
  sawServer(isAway: boolean): void
  isStopped(): boolean
  log: FastifyBaseLogger
}

const forgetAgainMs = 1000
const slowMs = 15_000
/** How many slow mails of a lane may be under way. */
const mostSlow = 4

/** Sends the mails of one lane, one after the other; slow ones do not keep the next waiting. */
export function createOutboxLane(parts: Parts) {
  const { takeDue, send, forgetSent, hasSent, sawServer, isStopped, log } = parts
  const underWay = new Map<string, Promise<boolean>>()
  let running: Promise<void> | undefined
  let wokenMeanwhile = false

  async function sendDue(): Promise<void> {
    await forgetSent()
    for (;;) {
      const mail = await takeDue(underWay.keys())
      if (!mail) return
      const sending = send(mail).finally(() => underWay.delete(mail.id))
      underWay.set(mail.id, sending)
      // Nobody else waits for a slow one.
      sending.catch((error: unknown) => log.warn(error, 'a mail was not sent'))
      if (!(await notLongerThan(slowMs, sending))) {
        sawServer(true)
        return
      }
      if (underWay.size >= mostSlow) await Promise.race(underWay.values())
      sawServer(false)
    }
  }

  function wake(): void {
    wokenMeanwhile = running !== undefined
    if (running || isStopped()) return
    running = sendDue()
      .catch((error: unknown) => log.error(error, 'outbox stopped for now'))
      .finally(() => {
        running = undefined
        if (wokenMeanwhile) wake()
        else if (hasSent() && !isStopped()) setTimeout(wake, forgetAgainMs).unref()
      })
  }

  return {
    wake,
    ended: async () => {
      await running
      await Promise.allSettled(underWay.values())
    },
  }
}

/** Resolves as the work does, or to true after this time; errors of work that goes on are logged by nobody else. */
async function notLongerThan(ms: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
