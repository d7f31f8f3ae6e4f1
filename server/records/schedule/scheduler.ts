import type { FastifyBaseLogger } from 'fastify'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { SecurityLog } from '../../core/security-log.ts'
import type { ClockCheck } from '../../jobs/clock-check.ts'
import { nextScheduled, type Outcome, type Parts, publishIfDue } from './publish-due.ts'

const checkMs = 5000

export type SchedulerParts = Parts & {
  log: FastifyBaseLogger
  securityLog: SecurityLog
  clockCheck: Pick<ClockCheck, 'isDoubtful'>
  /** Removes a picture that is no longer published. */
  removeReplaced(address: string, by: { email: string }): Promise<void>
}

/**
 * Publishes drafts when they are due. Every instance checks every five seconds and at the next due time;
 * none of them owns the schedule. Nothing is published while the clock is in doubt.
 */
export function createScheduler(parts: SchedulerParts) {
  const { db, clock, log, securityLog, clockCheck, removeReplaced } = parts
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let stopped = false
  let putOff = false

  async function isPutOff(): Promise<boolean> {
    const was = putOff
    putOff = await clockCheck.isDoubtful()
    if (putOff && !was) log.warn('the clock was set: nothing is published on schedule for now')
    return putOff
  }

  /**
   * Publishes everything that is due. Returns the milliseconds until the next draft is. One that fails or is
   * left to another instance does not hold up others.
   */
  async function work(): Promise<number> {
    if (await isPutOff()) return checkMs
    const waiting: number[] = []
    for (;;) {
      const next = stopped ? undefined : await nextScheduled(db, waiting)
      const wait = next ? Date.parse(next.at) - clock().getTime() : checkMs
      if (!next || wait > 0) return wait
      try {
        const outcome = await publishIfDue(parts, next.number)
        if (outcome?.state === 'left') waiting.push(next.number)
        else if (outcome) await tell(outcome)
      } catch (error) {
        log.error(error, 'a scheduled draft could not be published yet')
        waiting.push(next.number)
      }
    }
  }

  async function tell(outcome: Exclude<Outcome, { state: 'left' }>): Promise<void> {
    const { kind, scheduled_at, scheduled_by, live_id, number } = outcome.row
    if (outcome.state === 'refused') {
      const { message } = outcome.breach
      log.warn({ draft: number, due: scheduled_at, message }, 'a scheduled draft was not published')
      return
    }
    const { id, imageBefore } = outcome
    const lateSeconds = Math.round((clock().getTime() - Date.parse(scheduled_at!)) / 1000)
    log.info({ kind, id, lateSeconds }, 'published on schedule')
    const by = { email: scheduled_by ?? '' }
    const event = live_id === null ? 'record created' : 'record changed'
    securityLog.note(event, by, { kind: recordKinds[kind].called, id })
    if (imageBefore !== outcome.row.image_url) await removeReplaced(imageBefore, by)
  }

  function lookAgain(wait: number): void {
    if (stopped) return
    timer = setTimeout(() => void check(), Math.min(Math.max(wait, 1), checkMs))
    timer.unref()
  }

  function check(): Promise<void> {
    running = work()
      .catch((error: unknown) => {
        log.error(error, 'the schedule could not be read')
        return checkMs
      })
      .then(lookAgain)
    return running
  }

  return {
    start(): void {
      void check()
    },

    /** Resolves when no publication is in progress. */
    stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
