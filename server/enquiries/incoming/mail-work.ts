import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'

const windowMs = limits.desk.mailWork.minutes * 60_000
const mostMs = limits.desk.mailWork.seconds * 1000

/**
 * Tracks the time spent per hour on reading mails of one kind, such as those of a conversation, so that
 * a sender of slow mails does not keep others waiting. It counts for this instance only; one instance
 * reads the mailbox at a time.
 */
export function createMailWork(clock: Clock) {
  const spent = new Map<string, { since: number; ms: number }>()

  function current(kind: string) {
    const now = clock().getTime()
    for (const [name, { since }] of spent) {
      if (since > now || since <= now - windowMs) spent.delete(name)
    }
    return spent.get(kind) ?? { since: now, ms: 0 }
  }

  return {
    isSpent: (kind: string): boolean => current(kind).ms >= mostMs,

    /** Runs the work and counts its time. */
    async count<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
      const started = clock().getTime()
      try {
        return await work()
      } finally {
        const { since, ms } = current(kind)
        spent.set(kind, { since, ms: ms + Math.max(0, clock().getTime() - started) })
      }
    },
  }
}
