import { parseImageAddress } from '../../../shared/image-address.ts'
import type { Database } from '../../database/database.ts'
import { storedPictureKeys } from '../../database/stored-picture-keys.ts'

/** Returns those of the addresses whose picture is stored. */
export async function storedPictures(db: Database, addresses: string[]): Promise<Set<string>> {
  const keys = new Map(
    addresses.flatMap((address): [string, string][] => {
      const key = parseImageAddress(address)?.key
      return key ? [[key, address]] : []
    }),
  )
  const stored = await storedPictureKeys(db, [...keys.keys()])
  return new Set([...stored].map((key) => keys.get(key)!))
}
