import { HttpError } from '../core/errors.ts'
import type { Database } from './database.ts'

/**
 * The record, which nobody else can change until the transaction ends; undefined where there is
 * none. Throws 409 where the caller saw another state of it than the present one; one who does not
 * say what he saw is taken at his word.
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
