import type { ExpressionBuilder } from 'kysely'
import { type Right, scopeOf } from '../../shared/rights.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForShare } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import type { Person } from './person.ts'

export type Holder = Pick<Person, '_id' | 'email' | 'role' | 'doctorId'>
/** Whose view of a list it is: a person sees what they may read, the site itself everything. */
export type Viewer = Holder | 'everybody'
/** Whether a record is the person's own. */
export type IsOwn = (db: Database, person: Holder) => boolean | Promise<boolean>
/** Throws 401 or 403 if a change is not allowed. To be called first in the transaction that makes it. */
export type Permit = (trx: Database) => Promise<void>
/** Who asks for a change: their address, and whether they may. */
export type Asker = { by: string; permit: Permit }

export const forbidden = () => new HttpError(403, 'You may not do this.')
export const sessionEnded = () => new HttpError(401, 'Your session has ended. Please log in again.')

/** Throws 403 unless the person has the right for this record. Nobody owns a record that does not exist. */
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
 * Checks the right in the transaction of a change, and keeps the person unchanged until it ends: a
 * concurrent change of their role happens before all of it or after.
 */
export function permit({ _id }: Pick<Person, '_id'>, right: Right, isOwn: IsOwn = never): Permit {
  return async (trx) => assertMay(trx, await lockPerson(trx, _id), right, isOwn)
}

/** Checks the right of the person with this address, in the same way. */
export function permitAt(email: string, right: Right, isOwn: IsOwn = never): Permit {
  return async (trx) => {
    const person = await findLockedAt(trx, email)
    if (!person) throw sessionEnded()
    await assertMay(trx, person, right, isOwn)
  }
}

const never: IsOwn = () => false

/** Returns the person with this address, unchanged until the transaction ends; undefined if there is none. */
export async function findLockedAt(trx: Database, email: string): Promise<Holder | undefined> {
  const row = await trx
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row && findLocked(trx, row.id)
}

/** Returns the person, unchanged until the transaction ends. Throws 401 if they were removed. */
export async function lockPerson(trx: Database, id: string): Promise<Holder> {
  const person = await findLocked(trx, id)
  if (!person) throw sessionEnded()
  return person
}

/** Returns the person, unchanged until the transaction ends; undefined if they were removed. */
export async function findLocked(trx: Database, id: string): Promise<Holder | undefined> {
  const row = await selectForShare(trx, 'people')
    .select(['people.id', 'people.email', 'people.role'])
    .select(profileId)
    .where('people.id', '=', id)
    .executeTakeFirst()
  return row && { _id: row.id, email: row.email, role: row.role, doctorId: row.doctor_id }
}

/** Selects the id of the person's own doctor's profile as `doctor_id`. */
export function profileId({ selectFrom }: ExpressionBuilder<Tables, 'people'>) {
  return selectFrom('doctors')
    .select('doctors.id')
    .whereRef('doctors.number', '=', 'people.doctor_number')
    .as('doctor_id')
}

/** Whether the person has the right for own records only. */
export function isOwnOnly({ role }: Pick<Person, 'role'>, right: Right): boolean {
  return scopeOf(role, right) !== 'all'
}
