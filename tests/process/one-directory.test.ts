import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePorts } from '../support/site/free-ports.ts'
import { runCommand, type SiteProcess, startBuiltSite } from '../support/site/site-process.ts'

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
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  SAMPLE_CONTENT: 'false',
})
const start = (port = ports[0]!) => startBuiltSite({ ...environment(), PORT: String(port) })

it('a second process in one directory is refused with a line that says so', async () => {
  await expect(start(ports[1])).rejects.toThrow(
    `exit 1: DATA_DIR: another process already serves the site in ${dataDir}; several processes need DATABASE_URL\n`,
  )
  expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(200)
  expect((await runCommand(['admin', 'list'], environment())).out).toBe('admin@example.org\n')
})

it('the directory is free again as soon as its process has ended, in whatever way', async () => {
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

it('P-08: all that is stored, a backup too, is for its owner alone', async () => {
  const url = `http://127.0.0.1:${ports[0]}/api/admin/v1/auth/send-otp`
  const body = JSON.stringify({ email: 'admin@example.org' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
  expect((await runCommand(['backup', join(dataDir, 'backup.tar')], environment())).code).toBe(0)
  await site.stop('SIGKILL')
  const entries = await readdir(dataDir, { recursive: true })
  expect(entries).toEqual(
    expect.arrayContaining(['site.db', 'site.db-wal', 'secret', 'outbox', 'backup.tar']),
  )
  for (const name of ['.', ...entries]) {
    const { mode } = await stat(join(dataDir, name))
    expect([name, mode & 0o077]).toEqual([name, 0])
  }
})
