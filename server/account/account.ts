import type { Account, AccountInput } from '../../shared/account.ts'
import type { Clock } from '../core/clock.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { inTransaction } from '../database/transaction.ts'
import { countPasskeys, tooFewPasskeys } from '../people/count-passkeys.ts'
import { auditOwnAccount, lockAccount } from '../people/own-account.ts'
import type { Person } from '../people/person.ts'

/**
 * Changes the person's name, or whether they log in by passkey only. Throws 401 if the person was
 * removed meanwhile, 409 if they have too few passkeys for that.
 */
export async function changeAccount(
  db: Database,
  clock: Clock,
  person: Person,
  asked: AccountInput,
): Promise<Account> {
  return inTransaction(db, async (trx) => {
    const before = await lockAccount(trx, person._id)
    // An unchanged name in the request must not undo a change made elsewhere.
    const name = asked.name === person.name ? before.name : asked.name
    const passkeyOnly = asked.passkeyOnly ?? before.passkey_only === 1
    const changed = {
      ...(before.name !== name && { name }),
      ...(before.passkey_only !== Number(passkeyOnly) && { passkey_only: Number(passkeyOnly) }),
    }
    const fields = [
      ...('name' in changed ? ['name'] : []),
      ...('passkey_only' in changed ? ['passkeyOnly'] : []),
    ]
    if (passkeyOnly && (await countPasskeys(trx, person._id)) < limits.passkeys.withoutCodes) {
      throw tooFewPasskeys()
    }
    if (fields.length > 0) {
      const updated_at = nextTimestamp(clock, before.updated_at)
      await trx
        .updateTable('people')
        .set({ ...changed, updated_at })
        .where('id', '=', person._id)
        .execute()
      await auditOwnAccount(trx, clock, person, { action: 'changed', fields })
    }
    const { _id, email, role, doctorId } = person
    return { _id, email, name: name || email, role, doctorId, passkeyOnly }
  })
}
