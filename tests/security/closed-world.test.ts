import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useBuiltSites } from '../support/built-site.ts'
import { publicPaths } from '../support/public-paths.ts'

const start = useBuiltSites()
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-offline-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const noNetwork = (command: string) =>
  spawnSync('unshare', ['-rn', 'sh', '-c', `ip link set lo up && ${command}`], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })

it('Y-08: all that the site does works where nothing else can be reached', (test) => {
  if (noNetwork('true').status !== 0)
    return test.skip('this system gives no process a network of its own')
  const visitor = join(import.meta.dirname, '..', 'support', 'visit-offline.ts')
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
}, 60_000)

/** Says when the program makes code from text; the framework does so for its routes as it starts. */
const watchCompiling = `
const told = (target) => ({
  apply: (_, self, args) => (say(), Reflect.apply(target, self, args)),
  construct: (_, args) => (say(), Reflect.construct(target, args)),
})
const say = () => process.stderr.write('made code from text\\n')
for (const name of ['Function', 'eval'])
  globalThis[name] = new Proxy(globalThis[name], told(globalThis[name]))
process.on('SIGUSR2', () => new Function('return 1')())`

it('Y-09: once the site runs, no request makes it turn text into code', async () => {
  const site = await start({
    env: { SAMPLE_CONTENT: 'true' },
    flags: [`--import=data:text/javascript,${encodeURIComponent(watchCompiling)}`],
  })
  let said = ''
  site.child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  expect((await site.fetch('/readyz')).status).toBe(200)
  said = ''
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
  expect(said).toBe('')
  // That the watch is on guard still.
  site.child.kill('SIGUSR2')
  await vi.waitFor(() => expect(said).toBe('made code from text\n'), 5000)
})
