import { spawnSync } from 'node:child_process'

const setpriv = spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true']).status === 0

/**
 * The command for a server that ends with this process, also where that is killed, by the signal given.
 * Only where `setpriv` of util-linux is installed: elsewhere, an interrupted run leaves it behind.
 */
export function endingWithParent(
  signal: 'INT' | 'KILL',
  program: string,
  args: string[],
): [program: string, args: string[]] {
  if (!setpriv) return [program, args]
  return ['setpriv', ['--pdeathsig', signal, '--', program, ...args]]
}
