// Rows in the copy for pictures whose files are about to come into the bucket, or to leave it, so that
// a copy that is killed leaves none behind of which nobody knows. The site's own sweep goes by them too.
import type { Database } from '../database/database.ts'
import type { StoredPicture } from '../images/damaged-pictures.ts'

const atOnce = 1000

async function put(target: Database, state: string, pictures: StoredPicture[], now: Date) {
  for (let first = 0; first < pictures.length; first += atOnce) {
    const rows = pictures.slice(first, first + atOnce).map(({ key, checksum }) => ({
      ...{ key, checksum, state, created_at: now.toISOString(), uploaded_by: '' },
    }))
    await target
      .insertInto('images')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export const noteComing = (target: Database, pictures: StoredPicture[], now: Date) =>
  put(target, 'storing', pictures, now)

export const noteLeaving = (target: Database, keys: string[], now: Date) =>
  put(
    target,
    'removing',
    keys.map((key) => ({ key, checksum: '' })),
    now,
  )

export async function forgetPictures(target: Database, keys: string[]): Promise<void> {
  for (let first = 0; first < keys.length; first += atOnce) {
    await target
      .deleteFrom('images')
      .where('key', 'in', keys.slice(first, first + atOnce))
      .where('state', '=', 'removing')
      .execute()
  }
}
