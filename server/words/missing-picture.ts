import type { SlotPage } from '../../content/words/slot.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import type { RuleBreach } from '../../shared/first-issue.ts'
import type { Database } from '../database/database.ts'
import { storedPictureKeys } from '../database/stored-picture-keys.ts'

/**
 * Returns the rule that a change breaks by showing a picture that is not stored. To be called in the transaction
 * of content that writes the words: until it ends no picture can be removed.
 */
export async function findMissingPicture(
  trx: Database,
  { slots }: SlotPage,
  values: Readonly<Record<string, unknown>>,
): Promise<RuleBreach | undefined> {
  for (const { name, label, kind } of slots) {
    const value = kind === 'picture' ? values[name] : undefined
    const key = typeof value === 'string' ? parseImageAddress(value)?.key : undefined
    if (!key || (await storedPictureKeys(trx, [key])).size > 0) continue
    return { message: `${label}: choose a picture of this site.`, field: name }
  }
  return undefined
}
