// What a process takes: time, and the most memory; and how long others wait meanwhile.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../../server/core/paths.ts'
import { rounded } from '../../benchmarks/figures.ts'

/** The largest resident set of a process so far in MB, program text and shared pages included; 0 if it has ended. */
export function peakMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, kilobytes = 0] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
    return rounded((Number(kilobytes) * 1024) / 1e6, 0)
  } catch {
    return 0
  }
}

export type MeasuredCommand = {
  code: number | null
  out: string
  error: string
  seconds: number
  peakMb: number
}

const command = join(projectRoot, 'deploy', 'academy')
const lookEachMs = 20

/** Runs one operator command as `academy` does, with its memory flags, to its end. */
export async function measureCommand(
  args: string[],
  env: Record<string, string>,
): Promise<MeasuredCommand> {
  const began = performance.now()
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let most = 0
  const looking = setInterval(() => (most = Math.max(most, peakMb(child.pid!))), lookEachMs)
  const [out, error] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  clearInterval(looking)
  const seconds = rounded((performance.now() - began) / 1000, 1)
  return { code: child.exitCode, out, error, seconds, peakMb: most }
}

/** Asks again and again while the work is done. `longestMs` is how long the slowest response took. */
export async function whileAsking<Result>(
  ask: () => Promise<Response>,
  work: Promise<Result>,
): Promise<{ result: Result; longestMs: number; failed: number }> {
  let [longestMs, failed, isDone] = [0, 0, false]
  const asking = (async () => {
    while (!isDone) {
      const began = performance.now()
      const response = await ask()
      await response.arrayBuffer()
      if (response.status !== 200) failed += 1
      longestMs = Math.max(longestMs, performance.now() - began)
      await wait(10)
    }
  })()
  try {
    const result = await work
    return { result, failed, longestMs: rounded(longestMs, 0) }
  } finally {
    isDone = true
    await asking
  }
}
