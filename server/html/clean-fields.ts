import { type Fields, namesIn } from '../../shared/fields.ts'
import { imageAddress, pictureKeysIn } from '../../shared/image-address.ts'
import { isReadable } from '../../shared/rich-text.ts'
import { hasLargeTable } from '../../shared/rich-text-rules.ts'
import type { Database } from '../database/database.ts'
import { clean } from './sanitise.ts'
import { storedPictureKeys } from '../database/stored-picture-keys.ts'

/**
 * Replaces the rich texts of a request body by their clean form before validation, so that what is
 * validated is what will be stored. Texts that are too long or too deep are left for validation to
 * reject, so that nobody can make the server parse them. Pictures that are not stored lose their
 * address, which validation rejects too.
 */
export async function cleanFields(db: Database, body: unknown, fields: Fields): Promise<void> {
  if (!isRecord(body)) return
  for (const name of namesIn(fields)) {
    const field = fields[name]!
    const given = body[name]
    if (field.kind !== 'rich-text' || typeof given !== 'string') continue
    const html = given.length <= field.maxLength ? given.replace(bareAmpersand, '&amp;') : given
    if (html.length > field.maxLength) body[name] = html
    else if (isReadable(html) && !hasLargeTable(html)) {
      body[name] = await withStoredPictures(db, clean(html))
    }
  }
}

/** An ampersand that does not start an entity. The clean form escapes it, and may then be too long. */
const bareAmpersand = /&(?![a-z0-9#])/gi

async function withStoredPictures(db: Database, html: string): Promise<string> {
  const keys = pictureKeysIn(html)
  if (keys.length === 0) return html
  const stored = await storedPictureKeys(db, keys)
  return keys
    .filter((key) => !stored.has(key))
    .reduce((text, key) => text.replaceAll(`<img src="${imageAddress(key)}"`, '<img'), html)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
