import { spawnSync } from 'node:child_process'

const setpriv = spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true']).status === 0

/**
 * The command for a server that gets the given signal when this process ends or is killed. Works only if
 * util-linux's `setpriv` is installed; without it, an interrupted run leaves the server behind.
 */
export function endingWithParent(
  signal: 'INT' | 'KILL',
  program: string,
  args: string[],
): [program: string, args: string[]] {
  if (!setpriv) return [program, args]
  return ['setpriv', ['--pdeathsig', signal, '--', program, ...args]]
}
