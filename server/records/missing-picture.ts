import { type DraftKind, recordFields } from '../../shared/draft-fields.ts'
import type { RuleBreach } from '../../shared/first-issue.ts'
import { imageAddress, parseImageAddress, pictureKeysIn } from '../../shared/image-address.ts'
import { pictureMissing } from '../../shared/rich-text-rules.ts'
import type { Database } from '../database/database.ts'
import { storedPictureKeys } from '../database/stored-picture-keys.ts'
import { isRich } from './draft-values.ts'

/**
 * Returns the rule that a record breaks by showing a removed picture. To be called in the transaction of
 * content that writes the record: until it ends no picture can be removed. A picture that the record showed
 * before is allowed.
 */
export async function findMissingPicture(
  trx: Database,
  kind: DraftKind,
  record: object,
  imageBefore?: string,
): Promise<RuleBreach | undefined> {
  const values = Object.entries(record)
  for (const [field, html] of values.filter(([name]) => isRich(kind, name))) {
    const keys = shownIn(String(html ?? ''))
    if ((await storedPictureKeys(trx, keys)).size < keys.length)
      return { message: pictureMissing, field }
  }
  const { image_url: address = '' } = record as { image_url?: string }
  const key = address === imageBefore ? undefined : parseImageAddress(address)?.key
  if (!key || !(await isThrownAway(trx, key))) return undefined
  const fields = recordFields[kind]
  if (!('image_url' in fields)) return undefined
  return { message: fields.image_url.invalid, field: 'image_url' }
}

/** Returns the keys of the pictures that a sanitised text shows. Text and links may name others. */
function shownIn(html: string): string[] {
  return pictureKeysIn(html).filter((key) => html.includes(`<img src="${imageAddress(key)}"`))
}

/** Other addresses, which never named a picture of this site, have always been accepted. */
async function isThrownAway(trx: Database, key: string): Promise<boolean> {
  if ((await storedPictureKeys(trx, [key])).size > 0) return false
  for (const table of ['images', 'trashed_images'] as const) {
    const found = trx.selectFrom(table).select('key').where('key', '=', key)
    if (await found.executeTakeFirst()) return true
  }
  return false
}
