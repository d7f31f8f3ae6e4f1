import { HttpError } from '../core/errors.ts'
import type { Database } from './database.ts'

/**
 * Returns the record, locked until the transaction ends; undefined if there is none. Throws 409 if
 * the caller saw another state than the present one; a caller that does not say what it saw is
 * trusted.
 */
export async function lockRecord(
  trx: Database,
  table: 'blogs' | 'doctors',
  id: string,
  seenUpdatedAt?: string,
): Promise<{ number: number; updated_at: string; image_url: string } | undefined> {
  // A write that changes nothing locks the row on every database.
  const record = await trx
    .updateTable(table)
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returning(['number', 'updated_at', 'image_url'])
    .executeTakeFirst()
  const asSeen =
    seenUpdatedAt === undefined ||
    Date.parse(seenUpdatedAt) === Date.parse(record?.updated_at ?? '')
  if (record && !asSeen) {
    throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  }
  return record
}
