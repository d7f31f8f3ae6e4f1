import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { auditPerson, type PersonAct } from './people-rows.ts'
import { sessionEnded } from './permit.ts'
import type { Person } from './person.ts'

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

/** Records in the audit log what people did to their own account. */
export const auditOwnAccount = (
  trx: Database,
  clock: Clock,
  { _id: id, email }: Pick<Person, '_id' | 'email'>,
  act: PersonAct,
): Promise<void> => auditPerson(trx, clock, email, { id, email }, act)
