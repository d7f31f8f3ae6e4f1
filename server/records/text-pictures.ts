import { pictureKeysIn } from '../../shared/image-address.ts'
import type { DraftKind } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'

type Owner = DraftKind | 'draft'

/**
 * Notes the pictures that the rich texts of a record or a draft show, within the transaction that writes
 * them. Those cannot be removed as long as they are shown. `texts`: HTML, or JSON with HTML in it.
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
