import type { Database } from '../database/database.ts'

/** What `read` answers for the list of that name, until the content changes. */
export type CachedLists = (name: unknown, read: () => Promise<Uint32Array>) => Promise<Uint32Array>

const mostLists = 50

/** Remembers whole lists of numbers while the content's version in the database stays the same. */
export function cacheLists(db: Database): CachedLists {
  let version: number | undefined
  let lists = new Map<string, Uint32Array>()

  return async (name, read) => {
    const { number } = await db
      .selectFrom('content_version')
      .select('number')
      .executeTakeFirstOrThrow()
    // Who still reads for the old version puts it where nobody looks any more.
    if (number !== version) lists = new Map()
    version = number
    const ofVersion = lists
    const key = JSON.stringify(name)
    const list = ofVersion.get(key) ?? (await read())
    // A map lists its keys in the order in which they were set: the first was not used for longest.
    ofVersion.delete(key)
    ofVersion.set(key, list)
    for (const oldest of ofVersion.keys()) {
      if (ofVersion.size <= mostLists) break
      ofVersion.delete(oldest)
    }
    return list
  }
}
