// `npm run drill`: harm done to a running site, and what must hold after it. Installs and builds
// what is stale first.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, nodePath, root, toolEnvironment } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

const names = process.argv.slice(2)
const all = names.length === 0
installSystemPackages({ browser: all || names.includes('writing'), servers: all, processes: all })
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
  env: {
    ...toolEnvironment(),
    CHROMIUM_PATH: findChromium(),
    DRILL_MAY_MOUNT: isAlone ? 'yes' : 'no',
  },
})
process.exit(status ?? 1)
