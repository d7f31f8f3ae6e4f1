import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'

/** Returns what `read` returns for the list of that name, until the content changes. */
export type CachedLists = (name: unknown, read: () => Promise<Uint32Array>) => Promise<Uint32Array>

/** Caches whole lists of numbers while the content's version in the database stays the same. */
export function cacheLists(db: Database): CachedLists {
  const lists = new LRUCache<string, Uint32Array>({ max: 50 })

  return async (name, read) => {
    const { number } = await db
      .selectFrom('content_version')
      .select('number')
      .executeTakeFirstOrThrow()
    const key = JSON.stringify([number, name])
    const list = lists.get(key) ?? (await read())
    lists.set(key, list)
    return list
  }
}
