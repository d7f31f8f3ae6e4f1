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
const script = join(projectRoot, 'tests', 'bare-machine', 'drill.sh')

function lacking(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may start containers'
  const maker = process.env['DEBIAN_TREES'] ? [] : ['debootstrap']
  const missing = [...needed, ...maker].filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  )
  return missing.length > 0 ? `missing: ${missing.join(', ')}` : undefined
}

/** Returns the last lines of a run that failed; its transcript is in build/bare-machine. */
async function run(release: string): Promise<string | undefined> {
  const folder = join(projectRoot, 'build', 'bare-machine')
  await mkdir(folder, { recursive: true })
  const child = spawn('bash', [script, release], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(createWriteStream(join(folder, `${release}.txt`)))
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return code === 0 ? undefined : error.split('\n').slice(-40).join('\n')
}

export const install: Drill = {
  title: 'bare Debian: install, backup, upgrade, return, restore, rolling upgrade',
  async run() {
    const reason = lacking()
    if (reason) return ranNothing(reason)
    const broken: string[] = []
    for (const release of releases) {
      const problem = await run(release)
      if (problem) broken.push(`${release}: ${problem}`)
    }
    return {
      rows: [],
      broken,
    }
  },
}
