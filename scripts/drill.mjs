// `npm run drill`: harm done to a running site, and what must hold after it. Installs and builds
// what is stale first.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSite, installPackages, nodePath, root, toolEnvironment } from './prepare.mjs'

installPackages({ tools: true })
buildSite()
const program = join(root, 'tests', 'drill', 'run.ts')
const { status } = spawnSync(
  nodePath(),
  ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: toolEnvironment() },
)
process.exit(status ?? 1)
