import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import { PutOff } from './daily-job.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const maxDays = 31

type Parts = { clock: Clock; dataDir: string; uptimeMs?: () => number }

export type ClockCheck = ReturnType<typeof createClockCheck>

/** Guards deletions from a wrong clock. A file's own time keeps when the clock was last trusted. */
export function createClockCheck({ clock, dataDir, uptimeMs = () => performance.now() }: Parts) {
  const file = join(dataDir, 'clock')
  /** When the process started, by the clock: it stays the same while the clock runs evenly. */
  const startMs = () => clock().getTime() - uptimeMs()
  let steady = { startMs: startMs(), sinceMs: uptimeMs() }

  const trust = () => writeFile(file, 'The time of this file is when the clock was last trusted.\n')

  return {
    trust,

    /** Throws `PutOff` where the clock is far from its last trusted time and has not yet run evenly for an hour. */
    async assertTrusted(): Promise<void> {
      const last = await stat(file).catch(() => undefined)
      const days = last ? (clock().getTime() - last.mtimeMs) / dayMs : Number.POSITIVE_INFINITY
      const drift = Math.abs(startMs() - steady.startMs)
      if (drift > minuteMs) steady = { startMs: startMs(), sinceMs: uptimeMs() }
      const isSteady = uptimeMs() - steady.sinceMs >= hourMs - minuteMs
      if (!isSteady && Math.abs(days) > maxDays) throw new PutOff(reason(days))
      await trust()
    },
  }
}

function reason(days: number): string {
  const found = Number.isFinite(days)
    ? `is ${Math.round(days)} days from where it was last trusted`
    : 'was never trusted in this data directory'
  return `the clock ${found}; it will be when it has run evenly for an hour`
}
