import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePorts } from '../support/site/free-ports.ts'
import { startBuiltSite } from '../support/site/site-process.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-listening-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** A machine whose own name stands for two addresses, as `localhost` often does. */
const twoAddresses = `
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
const both = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }))
const { lookup } = dns
dns.lookup = (host, options, done) =>
  host === 'localhost' && options.all ? done(null, both) : lookup(host, options, done)
syncBuiltinESMExports()`

it('D-14: a name with two addresses opens no way round what is in front of the framework', async () => {
  const [port = 0] = await freePorts(1)
  const site = await startBuiltSite({
    HOST: 'localhost',
    PORT: String(port),
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'false',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(twoAddresses)}`,
  })
  try {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const second = fetch(`http://127.0.0.2:${port}/healthz`)
    await expect(second).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  } finally {
    await site.stop()
  }
})
