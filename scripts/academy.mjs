// `npm run academy -- COMMAND`: operator commands, with the project's own Node.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, nodePath, root } from './prepare.mjs'

// Never reinstall under a running site, which uses the same packages.
if (!existsSync(join(root, 'node_modules'))) installPackages()
const memoryFlags = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  '--initial-old-space-size=64',
  '--no-parallel-scavenge',
]
const program = join(root, 'server', 'main', 'cli.ts')
const { status } = spawnSync(
  nodePath(),
  // Collect garbage early, so that a command needs little memory next to the running site.
  [...memoryFlags, program, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
  },
)
process.exit(status ?? 1)
