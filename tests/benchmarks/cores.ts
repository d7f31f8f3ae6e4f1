// Servers run on one core and the load on another, so that neither takes time from the other.
import { spawnSync } from 'node:child_process'

type Cores = { server: number; load: number }

/** The first and the last core this process may use; undefined where nothing can be pinned. */
export const cores = findCores()

function findCores(): Cores | undefined {
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)], {
    encoding: 'utf8',
  })
  if (status !== 0) return undefined
  const numbers = (stdout.split(':').at(-1) ?? '').split(/[,-]/).map(Number)
  const [server, load] = [numbers[0], numbers.at(-1)]
  return server === undefined || load === undefined || server === load
    ? undefined
    : { server, load }
}

export type Core = keyof Cores

/** The command line that runs Node with these arguments on that core. */
export function nodeOn(
  role: Core,
  args: string[],
  node = process.execPath,
): [command: string, args: string[]] {
  if (!cores) return [node, args]
  return ['taskset', ['-c', String(cores[role]), node, ...args]]
}
