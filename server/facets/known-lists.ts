import type { Database } from '../database/database.ts'

/** A row of a list: its place from 0, and the values by which the list is sorted. */
export type Mark = { place: number; keys: (string | number)[] }

/** What is known of a list until the content changes. */
export type KnownList = { total?: number; marks: Map<number, Mark> }

/** Finds what is known of a list, by whatever names it. */
export type KnownLists = (name: unknown) => Promise<KnownList>

/** So many lists are remembered, with one mark for so many places. */
const mostLists = 100
const placesPerMark = 500

/**
 * Remembers counts and places of lists while the content's version in the database stays the same.
 * What is asked for under one version is forgotten with the next, also where it was read after that.
 */
export function rememberLists(db: Database): KnownLists {
  let version: number | undefined
  const lists = new Map<string, KnownList>()

  return async (name) => {
    const { number } = await db
      .selectFrom('content_version')
      .select('number')
      .executeTakeFirstOrThrow()
    if (number !== version) lists.clear()
    version = number
    const key = JSON.stringify(name)
    const list = lists.get(key) ?? { marks: new Map() }
    // A map lists its keys in the order in which they were set: the first was not used for longest.
    lists.delete(key)
    lists.set(key, list)
    for (const oldest of lists.keys()) {
      if (lists.size <= mostLists) break
      lists.delete(oldest)
    }
    return list
  }
}

export function setMark({ marks }: KnownList, mark: Mark): void {
  marks.set(Math.floor(mark.place / placesPerMark), mark)
}
