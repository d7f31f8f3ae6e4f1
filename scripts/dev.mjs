// `npm run dev`: runs the site from its sources. When a file changes, public pages reload and the panel
// updates in place; the server restarts when one of its own files changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, nodePath, root, toolEnvironment } from './prepare.mjs'

installPackages({ tools: true })
const watched = ['server', 'shared', 'content'].map(
  (folder) => `--watch-path=${join(root, folder)}`,
)
const child = spawn(
  nodePath(),
  [...watched, '--watch-preserve-output', join(root, 'server', 'main', 'index.ts')],
  {
    stdio: 'inherit',
    env: { ...toolEnvironment(), NODE_ENV: 'development' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
