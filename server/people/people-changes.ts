// What all changes of people share.
import type { Role } from '../../shared/rights.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { changeContent } from '../database/transaction.ts'
import { confirmFirst } from './confirmations.ts'
import { lockPeople } from './people-rows.ts'
import { permit } from './permit.ts'
import type { Person } from './person.ts'

/**
 * Does the work in one transaction, in which nobody else changes people, if the person may. It is a change
 * of content, because a person's profile decides which reviews pages name.
 */
export const changePeople = <Result>(
  db: Database,
  by: Person,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> =>
  changeContent(db, async (trx) => {
    await lockPeople(trx)
    await permit(by, 'people')(trx)
    return work(trx)
  })

/**
 * Returns the number of the doctor whose profile the person gets. Throws 400 if there is no such profile,
 * or none is given for the role of doctor.
 */
export async function profileNumber(
  trx: Database,
  role: Role,
  id: string | null | undefined,
): Promise<number | null> {
  if (!id && role !== 'doctor') return null
  const profile = await trx
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (profile) return profile.number
  throw new HttpError(400, "Choose the doctor's profile.", { field: 'doctorId' })
}

/** Confirms a doctor's profile that an owner has just given to a person. */
export async function confirmNewProfile(
  trx: Database,
  clock: Clock,
  change: { before: number | null; after: number | null },
  by: Person,
): Promise<void> {
  const { before, after } = change
  if (after === null || after === before) return
  await confirmFirst(trx, after, { by: by.email, at: clock().toISOString() })
}
