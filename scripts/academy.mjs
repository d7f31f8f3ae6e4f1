// `npm run academy -- COMMAND`: operator commands, with the project's own Node.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, nodePath, root } from './prepare.mjs'

installPackages()
const program = join(root, 'server', 'academy.ts')
const { status } = spawnSync(nodePath(), [program, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
