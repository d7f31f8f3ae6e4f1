// `npm run test:unit -- FILE …`: runs tests on SQLite only. Needs no other server and no browser; installs
// npm packages and builds pages if they are stale, and nothing else.
import { spawnSync } from 'node:child_process'
import { buildSite, installPackages, root, toolEnvironment } from './prepare.mjs'

installPackages({ tools: true })
buildSite()
const args = ['run', '--project', 'sqlite', ...process.argv.slice(2)]
const { status } = spawnSync('vitest', args, {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment(),
})
process.exit(status ?? 1)
