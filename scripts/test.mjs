// `npm test`: everything, with the real parts. Installs and builds what is stale; then, side by side,
// the tests of the server, the checks (format, rules of import, types, leftovers) and the tests in a
// browser: each leaves the processor idle while it waits. What they say is shown one after the other.
// What all of them store lies in one folder, which is gone with its run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, root, toolEnvironment } from './prepare.mjs'

/** Where nothing waits for a disk: a new site forces eighty writes to it. */
const sharedMemory = '/dev/shm'
const neededBytes = 2 ** 30

installPackages({ tools: true })
buildSite()
const folder = mkdtempSync(join(hasRoom(sharedMemory) ? sharedMemory : tmpdir(), 'academy-tests-'))
// Database servers run as a user of their own.
chmodSync(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill('SIGINT')
    process.exit(1)
  })
const env = { ...toolEnvironment(), CHROMIUM_PATH: findChromium(), CI: '1', TMPDIR: folder }
if (process.stdout.isTTY) env.FORCE_COLOR = '1'
const only = process.argv.slice(2)
const server = join(folder, 'server.json')
const browser = join(folder, 'browser.json')

let failed = false
const turns = { server: createTurn(), checks: createTurn(), browser: createTurn() }
turns.server.begin()
const [checked, browsed] = [check(), browse()]
const none = only.length > 0 ? ['--passWithNoTests'] : []
await step(turns.server, 'vitest', ['run', ...none, ...only], { more: { TOTALS_FILE: server } })
turns.checks.begin()
await checked
turns.browser.begin()
await browsed

const totals = [readTotals(server), readTotals(browser)]
for (const { name, error } of totals.flatMap(({ flaky }) => flaky))
  process.stdout.write(`\nFLAKY, passed when run again: ${name}\n${error}\n`)
const sum = (name) => totals.reduce((total, part) => total + part[name], 0)
process.stdout.write(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
)
process.exit(failed || sum('passed') === 0 ? 1 : 0)

async function check() {
  if (only.length > 0) return
  for (const name of ['format:check', 'lint', 'types', 'unused'])
    await step(turns.checks, 'npm', ['run', '-s', name], { name })
}

async function browse() {
  const none = only.length > 0 ? ['--pass-with-no-tests'] : []
  await step(turns.browser, 'playwright', ['test', ...none, ...only], {
    more: { TOTALS_FILE: browser },
  })
}

function hasRoom(path) {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= neededBytes
  } catch {
    // Not every system has it.
    return false
  }
}

/** Holds what is said until it is somebody's turn. */
function createTurn() {
  let held = []
  return {
    say: (text) => (held ? held.push(text) : process.stdout.write(text)),
    begin() {
      for (const text of held) process.stdout.write(text)
      held = undefined
    },
  }
}

async function step(turn, command, args, { more = {}, name = command } = {}) {
  const started = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...more },
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', turn.say)
  const [status] = await once(child, 'close')
  running.delete(child)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  turn.say(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)\n`)
  if (status !== 0) failed = true
}

function readTotals(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    process.stderr.write(`no totals were written: ${error.message}\n`)
    return { passed: 0, failed: 0, skipped: 0, flaky: [] }
  }
}
