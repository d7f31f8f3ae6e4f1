import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePorts } from '../support/free-ports.ts'
import { runCommand, type SiteProcess, startBuiltSite } from '../support/site-process.ts'

let dataDir: string
let site: SiteProcess
let ports: number[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-directory-'))
  ports = await freePorts(2)
  site = await start()
})
afterEach(async () => {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const environment = () => ({
  ...{ DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false' },
})
const start = (port = ports[0]!) => startBuiltSite({ ...environment(), PORT: String(port) })

it('F-18: a second process in one directory is refused with a line that says so', async () => {
  await expect(start(ports[1])).rejects.toThrow(
    `exit 1: DATA_DIR: another process serves the site in ${dataDir}; several need DATABASE_URL\n`,
  )
  expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(200)
  expect((await runCommand(['admin', 'list'], environment())).out).toBe('admin@example.org\n')
})

it('F-18: the directory is free again as soon as its process has ended, in whatever way', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    await site.stop(signal)
    site = await start()
  }
  const next = site.stop()
  const successor = await start(ports[1])
  await next
  site = successor
  expect((await fetch(`http://127.0.0.1:${ports[1]}/readyz`)).status).toBe(200)
})
