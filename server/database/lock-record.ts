import { HttpError } from '../core/errors.ts'
import type { Database } from './database.ts'
import { selectForUpdate } from './select-for-update.ts'
import type { RecordTable } from './record-tables.ts'

export type LockedRecord = {
  number: number
  id: string
  created_at: string
  updated_at: string
  image_url: string
}

/**
 * Returns the record, locked until the transaction ends; undefined if there is none. Throws 409 if the
 * record has changed since `seenUpdatedAt`; without `seenUpdatedAt` nothing is checked.
 */
export async function lockRecord(
  trx: Database,
  table: RecordTable,
  id: string,
  seenUpdatedAt?: string,
): Promise<LockedRecord | undefined> {
  const record = await selectForUpdate(trx, table)
    .select(['number', 'id', 'created_at', 'updated_at', 'image_url'])
    .where('id', '=', id)
    .executeTakeFirst()
  const asSeen =
    seenUpdatedAt === undefined ||
    Date.parse(seenUpdatedAt) === Date.parse(record?.updated_at ?? '')
  if (record && !asSeen) {
    throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  }
  return record
}
