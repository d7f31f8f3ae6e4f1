// Pictures whose files an import has begun to store: each has a row first, so that no file is ever unknown.
import type { Database } from '../database/database.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { TransferPicture } from './pictures.ts'

const atOnce = 500

/**
 * Records the pictures as being stored. Returns the keys of those that an interrupted import has left and
 * that are not among them.
 */
export async function noteStoring(
  db: Database,
  pictures: TransferPicture[],
  now: Date,
): Promise<string[]> {
  const before = await db
    .selectFrom('images')
    .select('key')
    .where('state', '=', 'storing')
    .execute()
  const keys = pictures.map(({ key }) => key)
  await insert(db, keys, 'storing', now)
  const known = new Set(keys)
  return before.map(({ key }) => key).filter((key) => !known.has(key))
}

/** Ends the notes; the daily sweep removes the files of the pictures that are `left`. */
export async function endNotes(trx: Database, left: string[], now: Date): Promise<void> {
  // unaudited: nothing was stored
  await trx.deleteFrom('images').where('state', '=', 'storing').execute()
  await insert(trx, left, 'removing', now)
}

/** Removes the files and the notes of pictures that were not imported after all. */
export async function removeNoted(
  db: Database,
  store: ImageStore,
  pictures: TransferPicture[],
): Promise<void> {
  for (const { files } of pictures) await store.remove(files)
  for (let at = 0; at < pictures.length; at += atOnce) {
    const keys = pictures.slice(at, at + atOnce).map(({ key }) => key)
    // unaudited: nothing was stored
    await db.deleteFrom('images').where('state', '=', 'storing').where('key', 'in', keys).execute()
  }
}

async function insert(db: Database, keys: string[], state: 'storing' | 'removing', now: Date) {
  for (let at = 0; at < keys.length; at += atOnce) {
    const rows = keys.slice(at, at + atOnce).map((key) => ({
      key,
      checksum: '',
      state,
      created_at: now.toISOString(),
      uploaded_by: '',
    }))
    // unaudited: these pictures are not there yet, or no more
    await db
      .insertInto('images')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
