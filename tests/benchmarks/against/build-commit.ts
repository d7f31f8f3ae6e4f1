import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Checkout, checkoutIn, thisCheckout } from '../checkout.ts'

/** What the commit's own scripts/prepare.mjs does for `npm start`; prints the path of its Node. */
const prepare = `
const { buildSite, installPackages, nodePath } = await import('./scripts/prepare.mjs')
if (process.argv[1] === 'install') installPackages()
buildSite()
console.log(nodePath())`

/** The full hash of a commit. Exits with a one-line message if there is none of this name. */
export function commitNamed(name: string): string {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const { stdout } = spawnSync('git', args, { cwd: thisCheckout.root, encoding: 'utf8' })
  if (stdout.trim()) return stdout.trim()
  process.stderr.write(`There is no commit ${name}.\n`)
  return process.exit(1)
}

/**
 * Builds a commit in a folder that does not exist yet. Uses the packages of this checkout if both have
 * the same lockfile, otherwise installs the commit's own.
 */
export function buildCommit(commit: string, root: string): Checkout {
  const { root: here } = thisCheckout
  run(here, 'git', ['clone', '--quiet', '--shared', '--no-checkout', here, root])
  run(root, 'git', ['checkout', '--quiet', '--detach', commit])
  const [own, ours] = [root, here].map((folder) => readFileSync(join(folder, 'package-lock.json')))
  const isSame = own!.equals(ours!)
  // An installation would empty the folder that the link points at.
  if (isSame) symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
  const step = isSame ? 'build' : 'install'
  const said = run(root, process.execPath, ['--input-type=module', '-e', prepare, step])
  return checkoutIn(root, said.trim().split('\n').at(-1)!)
}

function run(cwd: string, command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${command} ${args[0]} failed in ${cwd}:\n${stdout}${stderr}`)
}
