import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Root may raise a priority, so the program runs without that right. */
const withoutRights = process.getuid?.() === 0 ? ['unshare', '-r', '--'] : []
const mayGiveUpRights = () => spawnSync('unshare', ['-r', '--', 'true']).status === 0

it.for([
  [0, 5],
  [10, 10],
])('started at niceness %i, gives way at %i', ([started, expected], test) => {
  if (withoutRights.length > 0 && !mayGiveUpRights()) {
    return test.skip('this system gives root no way to give up its rights')
  }
  const file = JSON.stringify(join(import.meta.dirname, 'lower-priority.ts'))
  const program = `
    import { getPriority } from 'node:os'
    import { lowerPriority } from ${file}
    lowerPriority()
    console.log(getPriority())`
  const [command, ...args] = [
    ...withoutRights,
    'nice',
    '-n',
    String(started),
    process.execPath,
    '--input-type=module',
    '--eval',
    program,
  ]
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: `${expected}\n`, stderr: '' })
})
