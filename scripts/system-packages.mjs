// What tests need besides npm packages. Everything is checked first; what is missing is listed and
// installed all at once, before anything else is installed, built or started.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from './find-chromium.mjs'

const swift = ['proxy', 'account', 'container', 'object'].map((name) => `swift-${name}`)

/** For each thing: which tests need it, how to find it, and the Debian packages that provide it. */
const things = [
  {
    name: 'Chromium (or name one in CHROMIUM_PATH)',
    for: ['browser'],
    found: () => findChromium() !== undefined,
    packages: ['chromium-headless-shell'],
  },
  {
    name: 'Java, which runs the HTML checker of the W3C',
    for: ['browser'],
    found: () => isProgram('java'),
    packages: ['default-jre-headless'],
  },
  {
    name: 'PostgreSQL 15 or newer, its server programs',
    for: ['servers', 'browserOnServers'],
    found: () => postgresFolders().some((folder) => existsSync(join(folder, 'initdb'))),
    packages: ['postgresql'],
  },
  {
    name: 'Dovecot, the IMAP server',
    for: ['servers'],
    found: () => isProgram('dovecot') && existsSync('/usr/lib/dovecot/imap'),
    packages: ['dovecot-imapd'],
  },
  {
    name: 'OpenStack Swift, the S3 server',
    for: ['servers', 'browserOnServers'],
    found: () => swift.every((name) => isProgram(`${name}-server`)),
    packages: swift,
  },
  {
    name: 'memcached, which Swift needs',
    for: ['servers', 'browserOnServers'],
    found: () => isProgram('memcached'),
    packages: ['memcached'],
  },
  {
    name: 'strace, which sees what is forced to the disk',
    for: ['processes'],
    found: () => process.platform !== 'linux' || isProgram('strace'),
    packages: ['strace'],
  },
  {
    name: 'ip, which sets up a network without a way out',
    for: ['processes'],
    found: () => process.platform !== 'linux' || isProgram('ip'),
    packages: ['iproute2'],
  },
]

/**
 * Installs what the selected tests lack, if possible: on Debian and its derivatives, as root or with
 * passwordless `sudo`. Otherwise prints the list and the command that installs it, and exits.
 */
export function installSystemPackages(chosen) {
  const missing = missingFor(chosen)
  if (missing.length === 0) return
  const packages = missing.flatMap((thing) => thing.packages)
  const prefix = installer()
  const list = missing.map(({ name }) => `  ${name}\n`).join('')
  if (!prefix) end(`These tests need, and this machine lacks:\n${list}${advice(packages)}`)
  process.stdout.write(`Installing ${packages.join(' ')} …\n`)
  for (const words of [['update'], ['install', '-y', ...sparingly, ...packages]]) {
    const said = run([...prefix, ...withPatience, ...words])
    if (said.status !== 0) end(`${said.output}apt-get ${words[0]} failed. ${advice(packages)}`)
  }
  const left = missingFor(chosen)
  if (left.length > 0)
    end(`Still not found after installing: ${left.map(({ name }) => name).join('; ')}\n`)
}

const sparingly = ['--no-install-recommends']
/** Waits for another run of apt on this machine. */
const withPatience = ['-qq', '-o', 'DPkg::Lock::Timeout=600']

function missingFor(chosen) {
  return things.filter((thing) => thing.for.some((kind) => chosen[kind]) && !thing.found())
}

/** The command before the arguments of apt-get; undefined if this user can't install packages. */
function installer() {
  if (!isProgram('apt-get')) return undefined
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (process.getuid?.() === 0) return quiet
  const mayInstall = isProgram('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0
  return mayInstall ? ['sudo', '-n', ...quiet] : undefined
}

function advice(packages) {
  const command = `apt-get install ${[...sparingly, ...packages].join(' ')}`
  return `On Debian, as root: apt-get update && ${command}\nTests that need none of it: npm run test:unit\n`
}

function run([command, ...args]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}` }
}

function end(text) {
  process.stderr.write(text)
  process.exit(1)
}

function postgresFolders() {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged) : []
  return [...versions.map((version) => join(packaged, version, 'bin')), ...pathFolders()]
}

function isProgram(name) {
  return pathFolders().some((folder) => existsSync(join(folder, name)))
}

/** Adds the sbin folders, which have some of these programs but are often not in other users' PATH. */
function pathFolders() {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
}
