// `npm run screenshots`: takes pictures of every page, in build/screenshots/index.html. First installs and
// builds what is stale.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, nodePath, root, toolEnvironment } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

installSystemPackages({ browser: true })
installPackages({ tools: true })
buildSite()
const program = join(root, 'tests', 'screenshots', 'run.ts')
const { status } = spawnSync(
  nodePath(),
  ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment(), NODE_ENV: 'production', CHROMIUM_PATH: findChromium() },
  },
)
process.exit(status ?? 1)
