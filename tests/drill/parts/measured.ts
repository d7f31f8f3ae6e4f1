// What a process takes: time, and the most memory; and how long others wait meanwhile.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../../server/core/paths.ts'
import { rounded } from '../../benchmarks/figures.ts'

/** The largest resident set in MB, program text and shared pages included, and the processor time of all threads. */
export type Usage = { peakMb: number; cpuSeconds: number }

const ticksPerSecond = 100

/** What a process has used so far; undefined if it has ended. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const [, kilobytes = 0] = /^VmHWM:\s+(\d+) kB$/m.exec(procFile(pid, 'status')) ?? []
    const fields = procFile(pid, 'stat').split(') ')[1]!.split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return {
      peakMb: rounded((Number(kilobytes) * 1024) / 1e6, 0),
      cpuSeconds: rounded(ticks / ticksPerSecond, 1),
    }
  } catch {
    return undefined
  }
}

const procFile = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')

export type MeasuredCommand = Usage & {
  code: number | null
  out: string
  error: string
  seconds: number
}

const command = join(projectRoot, 'deploy', 'academy')
const lookEachMs = 20

/**
 * Runs one operator command as `academy` does, with its memory flags, to its end. `within`: a program that becomes it,
 * with its arguments.
 */
export async function measureCommand(
  args: string[],
  env: Record<string, string>,
  within: string[] = [],
): Promise<MeasuredCommand> {
  const began = performance.now()
  const [program = '', ...rest] = [...within, command, ...args]
  const child = spawn(program, rest, {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let usage: Usage = { peakMb: 0, cpuSeconds: 0 }
  const look = () => {
    const seen = usageOf(child.pid!)
    // A process that has just ended has no memory any more.
    if (seen && seen.peakMb > 0) usage = seen
  }
  const looking = setInterval(look, lookEachMs)
  const [out, error] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  clearInterval(looking)
  const seconds = rounded((performance.now() - began) / 1000, 1)
  return { code: child.exitCode, out, error, seconds, ...usage }
}

/** Asks again and again while the work is done. `longestMs` is how long the slowest response took. */
export async function whileAsking<Result>(
  ask: () => Promise<Response>,
  work: Promise<Result>,
): Promise<{ result: Result; longestMs: number; failed: number }> {
  let [longestMs, failed] = [0, 0]
  const stopping = new AbortController()
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      // A connection that was idle may be closed just then.
      const response = await ask().catch(ask)
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
    stopping.abort()
    await asking
  }
}
