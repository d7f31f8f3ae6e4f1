import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'

const windowMs = limits.desk.mailWork.minutes * 60_000
const mostMs = limits.desk.mailWork.seconds * 1000

/**
 * How long mails of one kind, such as those of a conversation, were read within an hour: who sends one after the other
 * that takes long does not keep others waiting. This instance's alone; one reads the mailbox at a time.
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

    /** Does the work, and counts its time. */
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
