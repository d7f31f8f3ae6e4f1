import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import type { Database } from '../database/database.ts'
import type { ImageStore } from './image-store.ts'
import { pictureChecksum, pictureFiles } from './picture-files.ts'

export type StoredPicture = { key: string; checksum: string }

/** All pictures that the database says are stored. */
export function storedPictures(db: Database): Promise<StoredPicture[]> {
  return db
    .selectFrom('images')
    .select(['key', 'checksum'])
    .where('state', '=', 'stored')
    .orderBy('key')
    .execute()
}

/** What is wrong with the files of a stored picture; undefined where nothing is. */
export async function pictureDamage(
  store: ImageStore,
  { key, checksum }: StoredPicture,
): Promise<string | undefined> {
  const files: Buffer[] = []
  for (const file of pictureFiles(key)) {
    const bytes = await store.read(file)
    if (!bytes?.length) return `${file} is missing`
    files.push(bytes)
  }
  const altered = checksum !== '' && pictureChecksum(files) !== checksum
  return altered ? `the files of ${imageAddress(key)} differ from what was stored` : undefined
}

/** Articles, doctors and drafts whose picture is none of those that are stored; the trash keeps words alone. */
export async function lostPictures(db: Database, stored: StoredPicture[]): Promise<string[]> {
  const keys = new Set(stored.map(({ key }) => key))
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'image_url'])
    .where('trashed_at', 'is', null)
    .execute()
  const shown = [
    ...(await db.selectFrom('blogs').select(['id', 'image_url']).execute()),
    ...(await db.selectFrom('doctors').select(['id', 'image_url']).execute()),
    ...drafts.map(({ id, image_url }) => ({ id: `the draft ${id}`, image_url })),
  ]
  return shown
    .filter(({ image_url }) => image_url !== '')
    .filter(({ image_url }) => !keys.has(parseImageAddress(image_url)?.key ?? ''))
    .map(({ id, image_url }) => `${id} shows ${image_url}, which is not stored`)
}
