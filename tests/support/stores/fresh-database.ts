import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../../../server/database/database.ts'
import { openDatabase } from '../../../server/database/opening/open-database.ts'
import type { Bucket } from '../../../server/images/s3-images.ts'
import { freshBucket } from './fresh-bucket.ts'
import { type FreshDatabase, freshPostgres } from './fresh-postgres.ts'
import { newDataDir } from './new-data-dir.ts'
import { storeAt, storedAt } from './stored-at.ts'

export type TestStore = ReturnType<typeof storeOf>

/** The store created with this data directory, which remains when the site has stopped. */
export function storeOf(dataDir: string) {
  return { ...storedAt(dataDir), remove: () => Promise.resolve() }
}

/** Where a site stores what is not in its data directory. */
export type Servers = { database: FreshDatabase; bucket: Bucket }

/** A data directory of the test's own and, if the stores are servers, a database and a bucket there. */
export async function freshStore(): Promise<TestStore> {
  if (inject('store') === 'sqlite') return storeIn(await newDataDir('started'))
  return storeIn(await mkdtemp(join(tmpdir(), 'academy-test-')), {
    database: await freshPostgres(),
    bucket: await freshBucket(),
  })
}

export function storeIn(dataDir: string, servers?: Servers): TestStore {
  if (servers) storeAt(dataDir, servers.database.url, servers.bucket)
  return {
    ...storedAt(dataDir),
    async remove(): Promise<void> {
      await servers?.database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** For tests of sources: a new site's empty database, in the store under test. */
export async function openFreshDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const server = inject('store') === 'postgres' ? await freshPostgres() : undefined
  const dataDir = server ? '' : await newDataDir('empty')
  const db = await openDatabase({ dataDir, databaseUrl: server?.url })
  return {
    db,
    async close(): Promise<void> {
      await db.destroy()
      await server?.drop()
      if (dataDir) await rm(dataDir, { recursive: true })
    },
  }
}
