import { pictureKeysIn } from '../../shared/image-address.ts'
import type { BegunKind } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'

/** The site's words show no pictures of the library. */
type Owner = BegunKind | 'draft'

/**
 * Stores which pictures the rich texts of a record or draft show, in the transaction that writes them. A
 * picture can't be removed while a text shows it. `texts`: HTML, or JSON that contains HTML.
 */
export async function noteTextPictures(
  trx: Database,
  owner: Owner,
  number: number,
  texts: string,
): Promise<void> {
  const table = `${owner}_text_pictures` as const
  await trx.deleteFrom(table).where('number', '=', number).execute()
  const keys = pictureKeysIn(texts)
  if (keys.length === 0) return
  await trx
    .insertInto(table)
    .values(keys.map((key) => ({ number, key })))
    .execute()
}
