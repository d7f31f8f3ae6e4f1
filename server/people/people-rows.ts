// What is written when people come, change their role or go, in the caller's transaction.
import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { lockFor } from '../database/transaction.ts'

const dayMs = 24 * 60 * 60_000

/** Who adds, changes or removes people does so one after the other, so that an owner is left. */
export const lockPeople = (trx: Database): Promise<void> => lockFor(trx, 'people')

export function newPerson(email: string, now: string) {
  const id = randomBytes(16).toString('hex')
  return { id, email, invited_at: now, updated_at: now }
}

export function hasLapsed({ invited_at }: { invited_at: string }, now: Date): boolean {
  return Date.parse(invited_at) + limits.people.invitationDays * dayMs <= now.getTime()
}

/** Owners who have logged in stand in `admins` too, where the version before looks. */
export async function addOwner(trx: Database, email: string, now: string): Promise<void> {
  await trx
    .insertInto('admins')
    .values({ email, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** To be called after the person has another role: a trigger removes owners with it. */
export async function removeOwner(trx: Database, email: string): Promise<void> {
  await trx.deleteFrom('admins').where('email', '=', email).execute()
}

/** Enquiries that were given to the person are nobody's again, and unsent replies are deleted. */
export async function giveBackEnquiries(trx: Database, personId: string): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ assigned_to: null })
    .where('assigned_to', '=', personId)
    .execute()
  await trx.deleteFrom('enquiry_drafts').where('person_id', '=', personId).execute()
}

/** Sessions end, and what references the person is deleted or forgets them. The log keeps the address. Returns the id. */
export async function removePerson(trx: Database, email: string): Promise<string | undefined> {
  const person = await selectForUpdate(trx, 'people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (person) await giveBackEnquiries(trx, person.id)
  await trx.deleteFrom('people').where('email', '=', email).execute()
  await removeOwner(trx, email)
  await trx.deleteFrom('sessions').where('email', '=', email).execute()
  return person?.id
}
