import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import { PutOff } from './daily-job.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const maxDays = 31
/** After a step that long the clock is left alone for a while: who sets it may set it again. */
const stepMs = 5 * minuteMs
const afterStepMs = 10 * minuteMs

type Parts = { clock: Clock; dataDir: string; uptimeMs?: () => number }

export type ClockCheck = ReturnType<typeof createClockCheck>

/** Guards from a wrong clock what can't be taken back. A file's own time keeps when the clock was last trusted. */
export function createClockCheck({ clock, dataDir, uptimeMs = () => performance.now() }: Parts) {
  const file = join(dataDir, 'clock')
  /** When the process started, by the clock: it stays the same while the clock runs evenly. */
  const startMs = () => clock().getTime() - uptimeMs()
  let steady = { startMs: startMs(), sinceMs: uptimeMs() }

  const step = { startMs: steady.startMs, sinceMs: Number.NEGATIVE_INFINITY }

  /** Days since the clock was last trusted; undefined where it never was. */
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

    /** Throws `PutOff` where the clock is far from its last trusted time and has not yet run evenly for an hour. */
    async assertTrusted(): Promise<void> {
      const days = (await daysFromTrusted()) ?? Number.POSITIVE_INFINITY
      if (!isSteady() && Math.abs(days) > maxDays) throw new PutOff(reason(days))
      await trust()
    },

    /**
     * Whether something that must not happen too early should wait: the clock was set by more than
     * five minutes within the last ten, or is far from where it was last trusted. To be asked
     * every few seconds: only a step between two calls is one.
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
