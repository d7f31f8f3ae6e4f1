import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'

export async function countPasskeys(trx: Database, personId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The error for turning codes off with too few passkeys. */
export const tooFewPasskeys = () => new HttpError(409, 'Register two passkeys first.')
