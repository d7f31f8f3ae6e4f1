// Stores of a site with sample content on the shared servers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { freshBucket } from './fresh-bucket.ts'
import { storeIn, type TestStore } from './fresh-database.ts'
import { copyOf } from './fresh-postgres.ts'
import { newDataDir } from './new-data-dir.ts'
import { emptySite } from './shared-postgres.ts'
import { createApp, readSettings } from '../site/built-program.ts'

const template = 'sample_site'
const pictures = 'sample-pictures'

/**
 * The store of a new site, already with the sample content. Sites on the servers share its pictures, because
 * storing them takes seconds: a test that removes sample pictures starts with `freshStore`.
 */
export async function sampleStore(): Promise<TestStore> {
  if (inject('store') === 'sqlite') return storeIn(await newDataDir('sample'))
  await alone(async (server) => {
    const made = await server.query(`select 1 from pg_database where datname = '${template}'`)
    if (made.rowCount === 0) await makeSampleSite(server)
  })
  const bucket = { ...inject('s3'), name: pictures }
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-test-'))
  return storeIn(dataDir, { database: await copyOf(template), bucket })
}

async function makeSampleSite(server: Client): Promise<void> {
  const bucket = await freshBucket(pictures)
  const unfinished = await copyOf(emptySite)
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-sample-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
  const app = await createApp({ ...settings, bucket, databaseUrl: unfinished.url })
  await app.close()
  await rm(dataDir, { recursive: true })
  const { pathname } = new URL(unfinished.url)
  await server.query(`alter database ${pathname.slice(1)} rename to ${template}`)
}

/** Runs work one at a time across all workers. */
async function alone(work: (server: Client) => Promise<void>): Promise<void> {
  const server = new Client(inject('postgresUrl'))
  await server.connect()
  try {
    await server.query(`select pg_advisory_lock(1)`)
    await work(server)
  } finally {
    await server.end()
  }
}
