import type { ExpressionBuilder } from 'kysely'
import { type Right, scopeOf } from '../../shared/rights.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForShare } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import type { Person } from './person.ts'

export type Holder = Pick<Person, '_id' | 'email' | 'role' | 'doctorId'>
/** Whose view of a list it is: a person sees what they may read, the site itself counts everything. */
export type Viewer = Holder | 'everybody'
/** Whether a record is the person's own. */
export type IsOwn = (db: Database, person: Holder) => boolean | Promise<boolean>
/** Throws 401 or 403 where a change is not allowed. To be called first in the transaction that makes it. */
export type Permit = (trx: Database) => Promise<void>
/** Who asks for a change: their address, and whether they may. */
export type Asker = { by: string; permit: Permit }

export const forbidden = () => new HttpError(403, 'You may not do this.')
export const sessionEnded = () => new HttpError(401, 'Your session has ended. Please log in again.')

/** Throws 403 unless the person has the right, for this record. Of a record that does not exist nobody is the owner. */
export async function assertMay(
  db: Database,
  person: Holder,
  right: Right,
  isOwn: IsOwn,
): Promise<void> {
  if (!(await may(db, person, right, isOwn))) throw forbidden()
}

export async function may(
  db: Database,
  person: Holder,
  right: Right,
  isOwn: IsOwn,
): Promise<boolean> {
  const scope = scopeOf(person.role, right)
  return scope === 'all' || (scope === 'own' && isOwn(db, person))
}

/**
 * The same, asked anew in a transaction, where the person stays as they are until it ends: somebody who
 * changes the person's role meanwhile comes before the whole change or after it.
 */
export function permit({ _id }: Pick<Person, '_id'>, right: Right, isOwn: IsOwn = never): Permit {
  return async (trx) => assertMay(trx, await lockPerson(trx, _id), right, isOwn)
}

/** The same for whoever has this address. */
export function permitAt(email: string, right: Right, isOwn: IsOwn = never): Permit {
  return async (trx) => {
    const person = await findLockedAt(trx, email)
    if (!person) throw sessionEnded()
    await assertMay(trx, person, right, isOwn)
  }
}

const never: IsOwn = () => false

/** Whoever has this address, as they are now and until the transaction ends; undefined where there is nobody. */
export async function findLockedAt(trx: Database, email: string): Promise<Holder | undefined> {
  const row = await trx
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row && findLocked(trx, row.id)
}

/** The person as they are now, and until the transaction ends. Throws 401 where they are gone. */
export async function lockPerson(trx: Database, id: string): Promise<Holder> {
  const person = await findLocked(trx, id)
  if (!person) throw sessionEnded()
  return person
}

/** The same; undefined where they are gone. */
export async function findLocked(trx: Database, id: string): Promise<Holder | undefined> {
  const row = await selectForShare(trx, 'people')
    .select(['people.id', 'people.email', 'people.role'])
    .select(profileId)
    .where('people.id', '=', id)
    .executeTakeFirst()
  return row && { _id: row.id, email: row.email, role: row.role, doctorId: row.doctor_id }
}

/** The id of the doctor's profile that is the person's own, as the column `doctor_id`. */
export function profileId({ selectFrom }: ExpressionBuilder<Tables, 'people'>) {
  return selectFrom('doctors')
    .select('doctors.id')
    .whereRef('doctors.number', '=', 'people.doctor_number')
    .as('doctor_id')
}

/** Whether the person has the right for own records alone. */
export function isOwnOnly({ role }: Pick<Person, 'role'>, right: Right): boolean {
  return scopeOf(role, right) !== 'all'
}
