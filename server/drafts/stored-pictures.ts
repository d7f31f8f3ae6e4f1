import { parseImageAddress } from '../../shared/image-address.ts'
import type { Database } from '../database/database.ts'

/** Those of the addresses whose picture is stored. */
export async function storedPictures(db: Database, addresses: string[]): Promise<Set<string>> {
  const keys = new Map(
    addresses.flatMap((address): [string, string][] => {
      const key = parseImageAddress(address)?.key
      return key ? [[key, address]] : []
    }),
  )
  if (keys.size === 0) return new Set()
  const stored = await db
    .selectFrom('images')
    .select('key')
    .where('key', 'in', [...keys.keys()])
    .where('state', '=', 'stored')
    .execute()
  return new Set(stored.map(({ key }) => keys.get(key)!))
}
