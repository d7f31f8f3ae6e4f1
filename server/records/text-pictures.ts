import { pictureKeysIn } from '../../shared/image-address.ts'
import type { BegunKind, DraftKind } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'

/** Pictures of the site's words stand in `site_words` itself. */
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

/** Returns what may name pictures in the columns of a draft. A page of words has them in fields of their own. */
export function textsWithPictures(
  kind: DraftKind,
  { fields, rich_texts }: { fields: string | null; rich_texts: string | null },
): string {
  return (kind === 'words' ? (fields ?? '') : '') + (rich_texts ?? '')
}
