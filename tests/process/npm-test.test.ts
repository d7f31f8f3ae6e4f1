import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'
import type { Totals } from '../reporters/totals.ts'

const scripts = join(projectRoot, 'scripts')

function node(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** The value of an expression with what a script exports. */
function valueOf(script: string, name: string, expression: string): unknown {
  const program = `import { ${name} } from ${JSON.stringify(join(scripts, script))}
    console.log(JSON.stringify(${expression}))`
  const { stdout, stderr } = node(['--input-type=module', '--eval', program])
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

it('names all that is missing at once, before it installs or builds anything', () => {
  const { status, stdout, stderr } = node([join(scripts, 'test.mjs')], { PATH: '/nowhere' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  for (const name of ['Chromium', 'Swift', 'memcached', 'strace']) expect(stderr).toContain(name)
  expect(stderr).toMatch(/apt-get install .*chromium.* swift-proxy.* memcached strace/)
})

it.each([
  ['shared/rules', { tests: true }],
  ['tests/process', { tests: true, processes: true }],
  ['./tests/api/contact.test.ts:12', { tests: true, servers: true }],
  ['tests/api/slow-bodies', { tests: true }],
  ['browser/framing', { browser: true }],
  ['browser/writing', { browser: true, browserOnServers: true }],
  ['no-such-test', {}],
])('needs for %s only what its tests use', (filter, needs) => {
  const none = { tests: false, browser: false, browserOnServers: false, servers: false }
  const chosen = valueOf('chosen-tests.mjs', 'chosenTests', `chosenTests(['${filter}'])`)
  expect(chosen).toEqual({ ...none, processes: false, ...needs })
})

it('asks for Node 20 in one line', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })`
  const { status, stderr } = node([
    `--import=data:text/javascript,${encodeURIComponent(old)}`,
    join(scripts, 'test.mjs'),
  ])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Node (?:20|24) or newer is needed; this is 18\.20\.8\.\n$/)
})

it('counts a suite that did not run as failed, and says why tests were skipped', () => {
  const counted = { passed: 2, failed: 0, flaky: [], skipped: [{ name: 'one', reason: 'no disk' }] }
  const report = `createReport([${JSON.stringify(counted)}, undefined], ['playwright'])`
  const { ok, text } = valueOf('test-report.mjs', 'createReport', report) as {
    ok: boolean
    text: string
  }
  expect(ok).toBe(false)
  expect(text).toContain('SKIPPED: one\nno disk\n')
  expect(text).toMatch(/FAILED: playwright\n\n2 passed, 1 failed, 1 skipped\n$/)
})

it('counts tests as failed that did not run because their set-up failed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'academy-totals-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const playwright = join(projectRoot, 'node_modules', '@playwright', 'test', 'index.mjs')
  const tests = (set: string, skip: string) => `
    ${set}(() => { throw new Error('no server') })
    it('one', () => {})
    it('two', () => {})
    it.skip('three', () => {})
    it('four', (test) => { ${skip} })`
  const totals = join(root, 'totals.json')
  const env = { PATH: process.env['PATH'] ?? '', TOTALS_FILE: totals }
  const reporter = (name: string) => join(projectRoot, 'tests', 'reporters', `${name}-totals.ts`)
  const run = async (name: string, args: string[]) => {
    const tool = join(projectRoot, 'node_modules', '.bin', name)
    spawnSync(tool, args, { env, cwd: root, encoding: 'utf8' })
    const { passed, failed, skipped } = JSON.parse(await readFile(totals, 'utf8')) as Totals
    return { passed, failed, skipped: skipped.length }
  }

  await writeFile(join(root, 'a.test.ts'), tests('beforeAll', `test.skip('no disk')`))
  await writeFile(join(root, 'b.test.ts'), `it('five', () => {})\nthrow new Error('wrong')`)
  const options = ['run', '--root', root, '--globals', '--reporter', reporter('vitest')]
  expect(await run('vitest', options)).toEqual({ passed: 0, failed: 4, skipped: 1 })

  const browser = `import { test as it } from '${playwright}'`
  const spec = tests('it.beforeAll', `it.skip(true, 'no disk')`).replace('(test)', '()')
  await writeFile(join(root, 'a.spec.ts'), browser + spec)
  const config = { testMatch: '*.spec.ts', workers: 1, reporter: [[reporter('playwright')]] }
  await writeFile(join(root, 'playwright.config.ts'), `export default ${JSON.stringify(config)}`)
  expect(await run('playwright', ['test'])).toEqual({ passed: 0, failed: 3, skipped: 1 })
})

it('lets one process at a time install and build, and takes over from one that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const diary = join(folder, 'diary')
  const prepare = (killed: boolean) => {
    const program = `import { appendFileSync } from 'node:fs'
      import { lockFolder } from ${JSON.stringify(join(scripts, 'folder-lock.mjs'))}
      const note = (what) => appendFileSync(${JSON.stringify(diary)}, what)
      for (let turn = 0; turn < 20; turn += 1) {
        const release = lockFolder(${JSON.stringify(folder)})
        note('(')
        if (${killed}) process.kill(process.pid, 'SIGKILL')
        note(')')
        release()
      }`
    return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  }
  await once(prepare(true), 'exit')
  expect(await readFile(join(folder, '.preparing'), 'utf8')).toMatch(/^\d+ \d+$/)
  const codes = Array.from({ length: 4 }, () => once(prepare(false), 'exit'))
  expect(await Promise.all(codes)).toEqual(Array.from({ length: 4 }, () => [0, null]))
  expect(await readFile(diary, 'utf8')).toBe(`(${'()'.repeat(80)}`)
  expect(await readdir(folder)).toEqual(['diary'])
})

it('installs packages only where others are installed than the lockfile says', async () => {
  const root = await mkdtemp(join(tmpdir(), 'academy-packages-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await mkdir(join(root, 'node_modules'))
  const runs = { version: '1.0.0', integrity: 'a' }
  const all = { runs, tool: { ...runs, dev: true }, other: { ...runs, optional: true } }
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...all } }))
  const isInstalled = async (packages: object, tools: boolean) => {
    const note = join(root, 'node_modules', '.package-lock.json')
    await writeFile(note, JSON.stringify({ packages }))
    const call = `arePackagesInstalled(${JSON.stringify(root)}, { tools: ${tools} })`
    return valueOf('installed-packages.mjs', 'arePackagesInstalled', call)
  }
  const { tool, ...ofProduction } = all
  expect(await isInstalled(all, true)).toBe(true)
  expect(await isInstalled({ runs, tool }, true)).toBe(true)
  expect(await isInstalled(ofProduction, false)).toBe(true)
  expect(await isInstalled(ofProduction, true)).toBe(false)
  expect(await isInstalled({ ...all, runs: { ...runs, version: '2.0.0' } }, true)).toBe(false)
  expect(await isInstalled({ ...all, gone: runs }, true)).toBe(false)
})
