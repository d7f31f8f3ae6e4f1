import type { Database } from './database.ts'

/** Returns the given keys whose pictures are stored. */
export async function storedPictureKeys(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('images')
    .select('key')
    .where('key', 'in', keys)
    .where('state', '=', 'stored')
    .execute()
  return new Set(rows.map(({ key }) => key))
}
