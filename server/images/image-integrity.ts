import { sql } from 'kysely'
import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import { begunKinds } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'
import { kinds } from '../records/kinds/kinds.ts'
import type { ImageStore } from './image-store.ts'
import { pictureChecksum, pictureFiles, trashed } from './picture-files.ts'

export type StoredPicture = { key: string; checksum: string }

/** Returns all pictures stored according to the database. */
export function storedPictures(db: Database): Promise<StoredPicture[]> {
  return db
    .selectFrom('images')
    .select(['key', 'checksum'])
    .where('state', '=', 'stored')
    .orderBy('key')
    .execute()
}

export type KeptPicture = StoredPicture & { files: string[] }

/** Returns the stored pictures and those in the trash, with their file names. */
export async function keptPictures(db: Database): Promise<KeptPicture[]> {
  const stored = await storedPictures(db)
  const inTrash = await trashedPictures(db)
  return [
    ...stored.map((picture) => ({ ...picture, files: pictureFiles(picture.key) })),
    ...inTrash.map((picture) => ({ ...picture, files: pictureFiles(picture.key).map(trashed) })),
  ]
}

async function trashedPictures(db: Database): Promise<StoredPicture[]> {
  // A backup may come from the previous version of the database.
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'trashed_images')) return []
  return db.selectFrom('trashed_images').select(['key', 'checksum']).orderBy('key').execute()
}

/** Returns what is wrong with a picture's files; undefined if nothing is. */
export async function pictureDamage(
  store: ImageStore,
  { key, checksum, files }: KeptPicture,
): Promise<string | undefined> {
  const contents: Buffer[] = []
  for (const file of files) {
    const bytes = await store.read(file)
    if (!bytes?.length) return `${file} is missing`
    contents.push(bytes)
  }
  const altered = checksum !== '' && pictureChecksum(contents) !== checksum
  return altered ? `the files of ${imageAddress(key)} differ from what was stored` : undefined
}

/**
 * Returns a line for each article, doctor or draft that shows a picture which is not stored. Trashed
 * drafts are skipped: the trash does not keep their pictures.
 */
export async function lostPictures(db: Database, stored: StoredPicture[]): Promise<string[]> {
  const keys = new Set(stored.map(({ key }) => key))
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'image_url'])
    .where('trashed_at', 'is', null)
    .execute()
  const shown: { id: string; image_url: string }[] = []
  for (const { table } of Object.values(kinds)) {
    shown.push(...(await db.selectFrom(table).select(['id', 'image_url']).execute()))
  }
  shown.push(...drafts.map(({ id, image_url }) => ({ id: `the draft ${id}`, image_url })))
  return shown
    .filter(({ image_url }) => image_url !== '')
    .filter(({ image_url }) => !keys.has(parseImageAddress(image_url)?.key ?? ''))
    .map(({ id, image_url }) => lost(id, image_url))
    .concat(await lostInTexts(db, keys), await lostInWords(db, keys))
}

async function lostInWords(db: Database, stored: ReadonlySet<string>): Promise<string[]> {
  // A backup may come from a version without words of its own.
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'site_words')) return []
  const rows = await db
    .selectFrom('site_words')
    .selectAll()
    .where('value', 'like', '"/images/%')
    .execute()
  return rows.flatMap(({ page, field, value }) => {
    const address = JSON.parse(value) as string
    const { key } = parseImageAddress(address) ?? {}
    return key && !stored.has(key) ? [lost(`the words of ${page}, ${field},`, address)] : []
  })
}

const lost = (id: string, address: string) => `${id} shows ${address}, which is not stored`

async function lostInTexts(db: Database, stored: ReadonlySet<string>): Promise<string[]> {
  const drafts = await db
    .selectFrom('draft_text_pictures as shown')
    .innerJoin('drafts', 'drafts.number', 'shown.number')
    .select(['drafts.id', 'shown.key'])
    .where('drafts.trashed_at', 'is', null)
    .execute()
  const shown: { id: string; key: string }[] = []
  for (const name of begunKinds) {
    const { rows } = await sql<{ id: string; key: string }>`
      select record.id, shown.key from ${sql.table(`${name}_text_pictures`)} as shown
      join ${sql.table(kinds[name].table)} as record on record.number = shown.number`.execute(db)
    shown.push(...rows)
  }
  shown.push(...drafts.map(({ id, key }) => ({ id: `the draft ${id}`, key })))
  return shown
    .filter(({ key }) => !stored.has(key))
    .map(({ id, key }) => lost(id, imageAddress(key)))
}
