import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import { PutOff } from './daily-job.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const maxDays = 31
/** After a jump this large the clock is distrusted for a while: whoever set it may set it again. */
const stepMs = 5 * minuteMs
const afterStepMs = 10 * minuteMs

type Parts = { clock: Clock; dataDir: string; uptimeMs?: () => number }

export type ClockCheck = ReturnType<typeof createClockCheck>

/**
 * Keeps a wrong clock from triggering anything irreversible. The mtime of a file records when the clock
 * was last trusted.
 */
export function createClockCheck({ clock, dataDir, uptimeMs = () => performance.now() }: Parts) {
  const file = join(dataDir, 'clock')
  /** When the process started, according to the clock: constant while the clock runs steadily. */
  const startMs = () => clock().getTime() - uptimeMs()
  let steady = { startMs: startMs(), sinceMs: uptimeMs() }

  const step = { startMs: steady.startMs, sinceMs: Number.NEGATIVE_INFINITY }

  /** Days since the clock was last trusted; undefined if it never was. */
  async function daysFromTrusted(): Promise<number | undefined> {
    const last = await stat(file).catch(() => undefined)
    return last && (clock().getTime() - last.mtimeMs) / dayMs
  }

  function isSteady(): boolean {
    const drift = Math.abs(startMs() - steady.startMs)
    if (drift > minuteMs) steady = { startMs: startMs(), sinceMs: uptimeMs() }
    return uptimeMs() - steady.sinceMs >= hourMs - minuteMs
  }

  const trust = () => writeFile(file, 'The time of this file is when the clock was last trusted.\n')

  return {
    trust,

    /** Throws `PutOff` if the clock is far from its last trusted time and has not yet run steadily for an hour. */
    async assertTrusted(): Promise<void> {
      const days = (await daysFromTrusted()) ?? Number.POSITIVE_INFINITY
      if (!isSteady() && Math.abs(days) > maxDays) throw new PutOff(reason(days))
      await trust()
    },

    /**
     * Whether anything that must not happen too early should wait: the clock jumped by more than
     * five minutes within the last ten, or is far from its last trusted time. Call it every few
     * seconds, because a jump is only noticed between two calls.
     */
    async isDoubtful(): Promise<boolean> {
      const now = startMs()
      if (Math.abs(now - step.startMs) > stepMs) step.sinceMs = uptimeMs()
      step.startMs = now
      if (uptimeMs() - step.sinceMs < afterStepMs) return true
      const days = (await daysFromTrusted()) ?? 0
      return !isSteady() && Math.abs(days) > maxDays
    },
  }
}

function reason(days: number): string {
  const found = Number.isFinite(days)
    ? `is ${Math.round(days)} days from where it was last trusted`
    : 'was never trusted in this data directory'
  return `the clock ${found}; it will be when it has run evenly for an hour`
}
