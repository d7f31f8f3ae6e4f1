import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import { PutOff } from './daily-job.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** So far the clock may be from when it was last believed: a site may have stood still for a while. */
const farthestMs = 31 * dayMs
/** So long it has to go as time passes before it is believed whatever it says. */
const evenForMs = 60 * minuteMs
const unevenMs = minuteMs

/** What the clock said, and the ms that the process had run by then. */
type Moment = { said: number; ran: number }

type Parts = { clock: Clock; dataDir: string; ran?: () => number }

export type ClockCheck = ReturnType<typeof createClockCheck>

/**
 * Whether the clock may be believed where something is deleted by it. A machine whose battery is empty
 * may begin years away from the truth, until it hears from a time server. When the clock was last
 * believed is the time of a file, so that a restart need not wait.
 */
export function createClockCheck({ clock, dataDir, ran = () => performance.now() }: Parts) {
  const file = join(dataDir, 'clock')
  const now = (): Moment => ({ said: clock().getTime(), ran: ran() })
  let evenSince = now()
  let believed: Moment | undefined

  async function lastBelieved(at: Moment): Promise<Moment | undefined> {
    const found = await stat(file).catch(() => undefined)
    return found && { said: found.mtimeMs, ran: at.ran }
  }

  async function believe(): Promise<void> {
    await writeFile(file, 'This file is as old as the last time that the clock was believed.\n')
    believed = now()
  }

  return {
    believe,

    /** Throws `PutOff` where the clock is not to be believed, or not yet. */
    async assertTrusted(): Promise<void> {
      const at = now()
      believed ??= await lastBelieved(at)
      if (Math.abs(stepped(evenSince, at)) > unevenMs) evenSince = at
      const isEven = at.ran - evenSince.ran >= evenForMs - unevenMs
      const away = believed ? stepped(believed, at) : Number.POSITIVE_INFINITY
      if (!isEven && Math.abs(away) > farthestMs) throw new PutOff(doubt(away))
      await believe()
    },
  }
}

/** By how many ms the clock went on more than time did. */
function stepped(before: Moment, after: Moment): number {
  return after.said - before.said - (after.ran - before.ran)
}

function doubt(awayMs: number): string {
  const since = Number.isFinite(awayMs)
    ? `is ${Math.round(awayMs / dayMs)} days from where it was last believed`
    : 'was never believed in this data directory'
  return `the clock ${since}; it is when it has gone evenly for an hour`
}
