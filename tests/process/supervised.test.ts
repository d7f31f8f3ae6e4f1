import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { version } from '../../server/core/version.ts'
import { startSiteProcess } from '../support/site/site-process.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-supervised-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const environment = () => ({
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  SAMPLE_CONTENT: 'false',
  SMTP_URL: 'smtp://user:hunter2@127.0.0.1:1',
})
const options = ['--settings-exit-status=78']

describe('a start that fails', () => {
  const wrong = { TRUST_PROXY: 'yes' }
  const elsewhere = { HOST: '203.0.113.7' }

  it.each([
    ['ends with 1', wrong, [], /^exit 1: TRUST_PROXY: /],
    ['ends with the status for wrong settings where one is given', wrong, options, /^exit 78: /],
    ['ends with 1 where it may pass', elsewhere, options, /^exit 1: HOST: /],
  ])('%s', async (_name, env, args, message) => {
    const start = startSiteProcess({ ...environment(), ...env }, args)
    await expect(start).rejects.toThrow(message)
  })
})

it('tells systemd that it is ready, once it serves requests', async () => {
  const told = join(dataDir, 'told')
  const program = join(dataDir, 'systemd-notify')
  // Node can't listen on a socket of systemd's kind; the drill on a bare machine has the real program.
  await writeFile(program, `#!/bin/sh\necho "$@" >${told}\n`)
  await chmod(program, 0o700)
  const site = await startSiteProcess({
    ...environment(),
    NOTIFY_SOCKET: '/run/systemd/notify',
    PATH: dataDir + delimiter + process.env['PATH'],
  })
  await vi.waitUntil(() => readFile(told, 'utf8').catch(() => ''))
  expect(await readFile(told, 'utf8')).toBe('--ready\n')
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await site.stop()
})

it('logs its version and settings when it is ready, and its end, each as a line of JSON', async () => {
  const site = await startSiteProcess(environment())
  await vi.waitUntil(() => site.said().includes(' is ready at '))
  await site.stop()
  const lines = site
    .said()
    .split('\n')
    .filter((line) => line && !line.startsWith('listening at '))
    .map((line) => JSON.parse(line) as { msg: string })
  expect(lines.find(({ msg }) => msg.includes(' is ready at '))).toMatchObject({
    version,
    node: process.version,
    settings: { dataDir, mail: '127.0.0.1:1', database: 'SQLite', trustProxy: 0 },
  })
  // The check of the mail server may end, and say so, between the two.
  expect(lines.find(({ msg }) => msg === 'stopping')).toMatchObject({ reason: 'SIGTERM' })
  expect(lines.at(-1)).toMatchObject({ msg: 'stopped' })
  expect(site.said()).not.toContain('hunter2')
})
