import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { sessionEnded } from './permit.ts'

/**
 * Returns the person's own row, locked until the transaction ends. An owner's changes of the person and
 * changes of their passkeys wait meanwhile. Throws 401 if the person was removed.
 */
export async function lockAccount(trx: Database, id: string) {
  const row = await selectForUpdate(trx, 'people')
    .select(['name', 'passkey_only', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw sessionEnded()
  return row
}
