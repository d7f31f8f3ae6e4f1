// `npm run drill`: damages a running site and checks what must still hold. First installs and builds what
// is stale.
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
// Run in a private mount namespace, so that small test disks stay invisible and unmount by themselves.
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
