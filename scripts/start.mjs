// `npm start`: from a bare checkout to the running site. Installs and builds only what is stale.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPages, installPackages, nodePath, root } from './prepare.mjs'

installPackages()
buildPages()
process.env.NODE_ENV = 'production'

const server = join(root, 'server', 'index.ts')
if (process.execPath === nodePath() || Number(process.versions.node.split('.')[0]) >= 24) {
  await import(server)
} else {
  superviseServer()
}

/** The first start may run on an older Node: the server then runs beside it and shares its fate. */
function superviseServer() {
  const child = spawn(nodePath(), [server], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: process.env,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
