// `npm test`: everything, against real services; `npm test FILTER`: the tests whose paths contain FILTER.
// Installs and builds what the selected tests need. Then runs the server tests, the steps of `npm run check`
// and the browser tests in parallel, because each spends time waiting, and prints their output one after the
// other. All their data is in one folder, which is deleted at the end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenTests } from './chosen-tests.mjs'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, root, toolEnvironment } from './prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'
import { createReport } from './test-report.mjs'

/** In memory, so that nothing waits for a disk: a new site syncs eighty writes. */
const sharedMemory = '/dev/shm'
const neededBytes = 2 ** 30

const only = process.argv.slice(2)
const chosen = chosenTests(only)
if (!chosen.tests && !chosen.browser) {
  process.stderr.write(`No test file's path contains ${only.join(' or ')}.\n`)
  process.exit(1)
}
installSystemPackages(chosen)
installPackages({ tools: true })
buildSite()
const folder = mkdtempSync(join(hasRoom(sharedMemory) ? sharedMemory : tmpdir(), 'academy-tests-'))
// Database servers run as their own user.
chmodSync(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const running = new Set()
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    isEnding = true
    const ended = [...running].map((child) => once(child, 'close'))
    for (const child of running) child.kill('SIGINT')
    // They write into the folder until then.
    await Promise.all(ended)
    process.exit(1)
  })
const env = { ...toolEnvironment(), CI: '1', TMPDIR: folder }
// Node reads the tests as they are: compiling them first takes Playwright ten seconds.
env.PW_DISABLE_TS_ESM = '1'
if (chosen.browser) env.CHROMIUM_PATH = findChromium()
if (process.stdout.isTTY) env.FORCE_COLOR = '1'
if (chosen.browserOnServers) env.BROWSER_TESTS_ON_SERVERS = '1'
const server = join(folder, 'server.json')
const browser = join(folder, 'browser.json')

const failedSteps = []
const turns = { server: createTurn(), checks: createTurn(), browser: createTurn() }
turns.server.begin()
const [checked, browsed] = [check(), browse()]
if (chosen.tests) await runTests(turns.server, 'vitest', ['run', ...only], server)
turns.checks.begin()
await checked
turns.browser.begin()
await browsed

const totals = [chosen.tests && server, chosen.browser && browser].filter(Boolean).map(readTotals)
const report = createReport(totals, failedSteps)
process.stdout.write(report.text)
process.exit(report.ok ? 0 : 1)

async function check() {
  if (only.length > 0) return
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const command of scripts.check.split(' && ')) {
    const name = command.replace('npm run ', '')
    if (!(await step(turns.checks, 'npm', ['run', '-s', name], { name }))) failedSteps.push(name)
  }
}

async function browse() {
  if (chosen.browser) await runTests(turns.browser, 'playwright', ['test', ...only], browser)
}

/** A runner that fails without a failed test, for example because it could not start, counts as a failed step. */
async function runTests(turn, command, args, file) {
  const ok = await step(turn, command, args, { more: { TOTALS_FILE: file } })
  const counted = readTotals(file)
  if (!counted || (!ok && counted.failed === 0)) failedSteps.push(command)
}

function hasRoom(path) {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= neededBytes
  } catch {
    // Not every system has this folder.
    return false
  }
}

/** Buffers output until its turn. */
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
  if (isEnding) return false
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
  return status === 0
}

/** Undefined if the runner ended before it wrote its totals. */
function readTotals(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
