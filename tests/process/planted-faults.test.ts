// Whatever a shortcut throws ends its own request, in the program that `npm start` runs.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchange } from '../support/requests/raw-connection.ts'
import { type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'

type Line = { level: number; requestId: string; err: { message: string } }

let dataDir: string
let site: SiteProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-faults-'))
  const faults = join(import.meta.dirname, '..', 'support', 'site', 'plant-faults.mjs')
  const env = { DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'info' }
  site = await startSiteProcess(env, [], { flags: ['--import', faults] })
})
afterAll(async () => {
  await site.stop()
  await rm(dataDir, { recursive: true })
})

/** What comes back for a request, and what the log says of it. */
async function asked(target: string, more: string[] = []) {
  const before = site.said().length
  const head = [`GET ${target} HTTP/1.1`, 'host: localhost', 'connection: close', ...more, '', '']
  const [response] = await exchange(site.url, head.join('\r\n'), ['GET'])
  return { response, said: () => failuresIn(site.said().slice(before)) }
}

/** Faults in sending what is kept, so it has to be. */
const isKept = new Set(['send', 'compression'])

/** The lines of errors. */
function failuresIn(log: string): Line[] {
  const lines = log.split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level >= 50)
}

it.each([
  ['cached-routes', '/articles?fault=cached-routes'],
  ['page-cache', '/articles?fault=page-cache'],
  ['inject', '/articles?sort=a-z&fault=inject'],
  ['search-limit', '/articles?query=x&fault=search-limit'],
  ['overload', '/articles?page=2&fault=overload'],
  ['fair-queue', '/newsletter/confirm/x?fault=fair-queue'],
  ['fair-queue', '/api/admin/v1/blogs?fault=fair-queue'],
  ['send', '/about?fault=send'],
  ['compression', '/articles?fault=compression'],
])('%s throws: %s gets 500 and one line in the log', async (name, target) => {
  const [page = ''] = target.split('?')
  if (isKept.has(name)) expect((await asked(page)).response?.status).toBe(200)
  const { response, said } = await asked(target, ['accept-encoding: br'])
  expect(response?.status).toBe(500)
  const id = response?.headers['x-request-id']
  const text = response!.body.toString()
  if (target.startsWith('/api/')) expect(JSON.parse(text)).toEqual({ message: expect.any(String) })
  else expect(text).toContain(`Reference: ${id}`)
  expect(response?.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  await expect.poll(() => said().length).toBeGreaterThan(0)
  expect((await asked('/about')).response?.status).toBe(200)
  expect(said()).toMatchObject([{ requestId: id, err: { message: `planted: ${name}` } }])
})

it('a response that had begun ends with its connection', async () => {
  await asked('/about')
  const { response, said } = await asked('/about?fault=begun')
  expect(response).toBeUndefined()
  await expect.poll(() => said().length).toBeGreaterThan(0)
  expect((await asked('/about')).response?.status).toBe(200)
  expect(said()).toMatchObject([{ err: { message: 'planted: begun' } }])
})

it('what the request log throws comes after the response', async () => {
  const { response, said } = await asked('/newsletter/confirm/x?fault=request-log')
  expect(response?.status).toBeLessThan(500)
  await expect.poll(() => said().length).toBeGreaterThan(0)
  expect((await asked('/about')).response?.status).toBe(200)
  expect(said()).toMatchObject([{ err: { message: 'planted: request-log' } }])
})
