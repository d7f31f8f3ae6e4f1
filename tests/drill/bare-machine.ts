// Scripts that set up a bare Debian and work on it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '../../server/core/paths.ts'
import { type Drill, ranNothing } from './drill.ts'

const releases = ['bookworm', 'trixie']
const needed = ['systemd-nspawn', 'ip', 'iptables', 'nsenter', 'npm']

/** Why no such machine can be set up here, where that is so. */
export function lacking(programs: string[]): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may set up a machine'
  const maker = process.env['DEBIAN_TREES'] ? [] : ['debootstrap']
  const missing = [...programs, ...maker].filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  )
  return missing.length > 0 ? `missing: ${missing.join(', ')}` : undefined
}

/** Returns the last lines of a run that failed; its transcript is in build/bare-machine. */
export async function runOnBareMachine(
  script: string,
  release: string,
  operands: string[] = [],
): Promise<string | undefined> {
  const folder = join(projectRoot, 'build', 'bare-machine')
  await mkdir(folder, { recursive: true })
  const path = join(projectRoot, 'tests', 'bare-machine', script)
  const child = spawn('bash', [path, release, ...operands], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(createWriteStream(join(folder, `${script}-${release}.txt`)))
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return code === 0 ? undefined : error.split('\n').slice(-40).join('\n')
}

/** A drill that is one script, run on a bare Debian 12 and a bare Debian 13. */
export const onEachDebian = (script: string, title: string): Drill => ({
  title,
  async run() {
    const reason = lacking(needed)
    if (reason) return ranNothing(reason)
    const broken: string[] = []
    for (const release of releases) {
      // oxlint-disable-next-line no-await-in-loop -- they would share a network
      const problem = await runOnBareMachine(script, release)
      if (problem) broken.push(`${release}: ${problem}`)
    }
    return { rows: [], broken }
  },
})
