import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'

/** A response, and the content version it was made for. */
type Kept = { cached: CachedResponse; generation: number }

/** Stores at most `maxSize` bytes; a response larger than an eighth of that is not stored. */
export function createResponseStore(maxSize: number) {
  return new LRUCache<string, Kept>({
    maxSize,
    maxEntrySize: maxSize / 8,
    sizeCalculation: ({ cached }) => cached.bytes,
  })
}
