import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePorts } from '../support/site/free-ports.ts'
import { projectRoot } from '../../server/core/paths.ts'
import { startBuiltSite, startSiteProcess } from '../support/site/site-process.ts'

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

/** What only code of the package says: bundled, its name is gone. */
const notForPages = {
  '@aws-sdk/client-s3': 'var S3Client = class ',
  '@simplewebauthn/server': 'async function verifyRegistrationResponse(',
  imapflow: 'var ImapFlow = class ',
  nodemailer: 'var SMTPConnection = class ',
  pg: 'class BoundPool ',
  'postal-mime': 'class PostalMime ',
}

const tellLoaded = `
import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  process.stdout.write('loads ' + url + '\\n')
  return next(url, context)
} })`

it('a start and its first pages load none of the packages that neither needs', async () => {
  const site = await startSiteProcess({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellLoaded)}`,
  })
  try {
    for (const page of ['/', '/articles', '/articles?query=jaw', '/solution/tmd']) {
      expect((await fetch(site.url + page)).status).toBe(200)
    }
    const loaded = new Set(
      [...site.said().matchAll(/^loads (file:\S+)$/gm)].map(([, url]) => basename(url!)),
    )
    expect(loaded).toContain('index.js')
    expect([...loaded].filter((name) => name.includes('sharp'))).toEqual([])
    const folder = join(projectRoot, 'build', 'program')
    for (const [name, said] of Object.entries(notForPages)) {
      const its = readdirSync(folder).filter((file) =>
        readFileSync(join(folder, file), 'utf8').includes(said),
      )
      expect(its, name).not.toEqual([])
      expect(
        its.filter((file) => loaded.has(file)),
        name,
      ).toEqual([])
    }
  } finally {
    await site.stop()
  }
})
