// `npm run drill`: harm done to a running site, and what must hold after it. Installs and builds
// what is stale first.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSite, installPackages, nodePath, root, toolEnvironment } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

const names = process.argv.slice(2)
installSystemPackages({ servers: names.length === 0, processes: names.length === 0 })
installPackages({ tools: true })
buildSite()
// Drills that mount small disks do so where nobody else sees them, and where they go by themselves.
const alone = ['unshare', '--mount', '--']
const mayMount = spawnSync(alone[0], [...alone.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt'])
const isAlone = mayMount.status === 0
const [command, ...args] = [
  ...(isAlone ? alone : []),
  nodePath(),
  '--disable-warning=ExperimentalWarning',
  join(root, 'tests', 'drill', 'run.ts'),
  ...names,
]
const { status } = spawnSync(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...toolEnvironment(), DRILL_MAY_MOUNT: isAlone ? 'yes' : 'no' },
})
process.exit(status ?? 1)
