import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePorts } from '../support/site/free-ports.ts'
import { httpSite } from '../support/requests/http-site.ts'
import { publicPaths } from '../support/requests/public-paths.ts'
import { startBuiltSite } from '../support/site/site-process.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-offline-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const noNetwork = (command: string) =>
  spawnSync('unshare', ['-rn', 'sh', '-c', `ip link set lo up && ${command}`], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })

it('all that the site does works where nothing else can be reached', (test) => {
  if (noNetwork('true').status !== 0)
    return test.skip('this system gives no process a network of its own')
  const visitor = join(import.meta.dirname, '..', 'support', 'site', 'visit-offline.ts')
  const { stdout, stderr } = noNetwork(`exec ${process.execPath} ${visitor} ${dataDir}`)
  expect(stderr).toBe('')
  const { statuses, outside } = JSON.parse(stdout) as {
    statuses: Record<string, number>
    outside: string
  }
  expect(outside).toBe('out of reach')
  expect(Object.keys(statuses).length).toBeGreaterThan(publicPaths.length + 6)
  const { enquiry, ...others } = statuses
  expect(enquiry).toBe(201)
  expect(Object.entries(others).filter(([, status]) => status !== 200)).toEqual([])
})

/** Says who makes code from text: the function that does. */
const watchCompiling = `
const told = (target) => ({
  apply: (_, self, args) => (say(), Reflect.apply(target, self, args)),
  construct: (_, args) => (say(), Reflect.construct(target, args)),
})
const say = () => {
  const [, , , who] = new Error().stack.split(/\\n *at /)
  process.stderr.write('made code from text: ' + who + '\\n')
}
for (const name of ['Function', 'eval'])
  globalThis[name] = new Proxy(globalThis[name], told(globalThis[name]))
process.on('SIGUSR2', () => new Function('return 1')())`

/** The router of the framework, which can't do without: a function each for parameters, constraints and prefixes. */
const byRouter =
  /^made code from text: (?:HandlerStorage\._compile(?:CreateParamsObject|GetHandlerMatchingConstraints)|compilePrefixMatch) \(/

it('Y-09: only the router turns text into code, as the site starts, and no request makes it do so', async () => {
  const [port] = await freePorts(1)
  const { url, pid, said, stop } = await startBuiltSite(
    { DATA_DIR: dataDir, PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'silent' },
    { flags: [`--import=data:text/javascript,${encodeURIComponent(watchCompiling)}`] },
  )
  const site = httpSite(url)
  const made = () => said().match(/^made code from text: .+$/gm) ?? []
  expect((await site.fetch('/readyz')).status).toBe(200)
  const atStart = made()
  expect(atStart.length).toBeGreaterThan(0)
  expect(atStart.filter((line) => !byRouter.test(line))).toEqual([])

  for (const path of [
    ...publicPaths,
    '/login',
    '/nothing',
    '/api/nothing',
    '/api/user/v1/blogs?limit=x',
  ])
    await (await site.fetch(path)).text()
  await site.postJson('/api/user/v1/contact/send-message', { name: 'return 1', email: 'x' })
  await site.postJson('/api/admin/v1/auth/send-otp', { email: 'admin@example.org' })
  await site.postJson('/api/v1/images/signed-url', { imageUrl: '/images/x' })
  expect(made()).toEqual(atStart)
  // That the watch is on guard still.
  process.kill(pid, 'SIGUSR2')
  await expect.poll(made).toHaveLength(atStart.length + 1)
  await stop()
})
