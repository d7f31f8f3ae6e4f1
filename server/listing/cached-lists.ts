import { LRUCache } from 'lru-cache'
import { readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/database.ts'

/** Returns the cached result of `read` under this name until the content changes. */
export type CachedLists = (name: unknown, read: () => Promise<Uint32Array>) => Promise<Uint32Array>

/** Caches whole lists of blog numbers per content version. */
export function cacheLists(db: Database): CachedLists {
  const lists = new LRUCache<string, Uint32Array>({ max: 50 })

  return async (name, read) => {
    const key = JSON.stringify([await readContentVersion(db), name])
    const list = lists.get(key) ?? (await read())
    lists.set(key, list)
    return list
  }
}
