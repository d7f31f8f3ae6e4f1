// `npm run bench`: measures all the figures in docs/performance.md in one run. `npm run bench -- against
// COMMIT` compares with another commit. First installs and builds what is stale.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, nodePath, root, toolEnvironment } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'

const names = process.argv.slice(2)
const all = names.length === 0
installSystemPackages({
  browser: all || ['lighthouse', 'typing'].some((name) => names.includes(name)),
  servers: all,
})
installPackages({ tools: true })
buildSite()
const folder = join(root, 'tests', 'benchmarks')
const program = join(folder, names.includes('against') ? 'against' : '', 'run.ts')
const { status } = spawnSync(
  nodePath(),
  ['--disable-warning=ExperimentalWarning', program, ...names],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment(), CHROMIUM_PATH: findChromium() },
  },
)
process.exit(status ?? 1)
