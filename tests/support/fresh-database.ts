import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../server/database/database.ts'
import { freshPostgres } from './fresh-postgres.ts'
import { storeAt, storedAt } from './stored-at.ts'

export type TestStore = ReturnType<typeof storeOf>

/** The store that was made with this data directory, which stays when the site has stopped. */
export function storeOf(dataDir: string) {
  return { ...storedAt(dataDir), remove: () => Promise.resolve() }
}

/** A data directory of the test's own and, where its store is a server, a database there. */
export async function freshStore(): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-test-'))
  const database = inject('store') === 'postgres' ? await freshPostgres() : undefined
  if (database) storeAt(dataDir, database.url)
  return {
    ...storedAt(dataDir),
    async remove(): Promise<void> {
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The empty database of a new site, in the store that is tested. */
export async function openFreshDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const store = await freshStore()
  const db = await openDatabase(store)
  return {
    db,
    async close(): Promise<void> {
      await db.destroy()
      await store.remove()
    },
  }
}
