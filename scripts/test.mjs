// `npm test`: everything, with the real parts. Installs and builds what is stale, checks format,
// rules of import, types and leftovers, then runs the tests of the server and those in a browser.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, root, toolEnvironment } from './prepare.mjs'

installPackages({ tools: true })
buildSite()
const reports = mkdtempSync(join(tmpdir(), 'academy-test-reports-'))
const env = { ...toolEnvironment(), CHROMIUM_PATH: findChromium(), CI: '1' }
const only = process.argv.slice(2)

let failed = false
if (only.length === 0) {
  for (const check of ['format:check', 'lint', 'types', 'unused'])
    step('npm', ['run', '-s', check], {}, check)
}
const server = join(reports, 'server.json')
step('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${server}`,
  ...only,
])
const browser = join(reports, 'browser.json')
step('playwright', ['test', '--reporter=list,json', ...only], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
})

const totals = [serverTotals(server), browserTotals(browser)]
const sum = (name) => totals.reduce((total, part) => total + part[name], 0)
rmSync(reports, { recursive: true, force: true })
process.stdout.write(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
)
process.exit(failed || sum('passed') === 0 ? 1 : 0)

function step(command, args, more = {}, name = command) {
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...more },
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)\n`)
  if (status !== 0) failed = true
}

function serverTotals(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

function browserTotals(file) {
  const { stats } = readReport(file) ?? {}
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    process.stderr.write(`no report was written: ${error.message}\n`)
    return undefined
  }
}
