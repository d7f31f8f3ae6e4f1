// Doctors' profiles that an owner has confirmed: only those doctors may sign, and links go only to them.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'

/** The columns of a profile that an owner confirms. */
const confirmed = ['name', 'credentials', 'license', 'npi', 'email'] as const
export type Profile = Record<(typeof confirmed)[number], string>

/** `by`: an owner's address. `at`: ISO 8601 UTC. */
type Act = { by: string; at: string }

/** Confirms a doctor's profile as it is now. The caller has checked the right. */
export async function confirmProfile(trx: Database, number: number, act: Act): Promise<void> {
  const row = await asConfirmed(trx, number, act)
  if (!row) return
  await trx
    .insertInto('reviewer_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('doctor_number').doUpdateSet(row))
    .execute()
}

/** Confirms the profile if it was never confirmed. A change that awaits confirmation keeps waiting. */
export async function confirmFirst(trx: Database, number: number, act: Act): Promise<void> {
  const row = await asConfirmed(trx, number, act)
  if (!row) return
  await trx
    .insertInto('reviewer_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function asConfirmed(trx: Database, number: number, { by, at }: Act) {
  const profile = await lockProfile(trx, number)
  return profile && { doctor_number: number, ...profile, confirmed_at: at, confirmed_by: by }
}

/**
 * To be called after an owner saved a profile; `before` is what it was. Confirms what the owner changed;
 * for a new profile or a new address, all of it. Earlier changes by others keep waiting.
 */
export async function confirmOwnChanges(
  trx: Database,
  number: number,
  before: Profile | undefined,
  act: Act,
): Promise<void> {
  const after = await lockProfile(trx, number)
  if (!after) return
  const changed = confirmed.filter((column) => after[column] !== before?.[column])
  if (!before || changed.includes('email')) return confirmProfile(trx, number, act)
  if (changed.length === 0) return
  await trx
    .updateTable('reviewer_confirmations')
    .set(Object.fromEntries(changed.map((column) => [column, after[column]])))
    .where('doctor_number', '=', number)
    .execute()
}

export function lockProfile(trx: Database, number: number): Promise<Profile | undefined> {
  return selectForUpdate(trx, 'doctors')
    .select([...confirmed])
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Whether the address belongs to an owner now. */
export async function isOwner(trx: Database, email: string): Promise<boolean> {
  const owner = await trx
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'owner')
    .executeTakeFirst()
  return owner !== undefined
}

/**
 * Conditions on a row of `doctors`. `identity`: the doctor's identity is as an owner confirmed it.
 * `address`: so is the address, or the person whose profile it is logs in with it.
 */
export const isConfirmed = {
  identity: sql<boolean>`exists (
    select 1 from reviewer_confirmations as confirmed
    where confirmed.doctor_number = doctors.number and confirmed.name = doctors.name
      and confirmed.credentials = doctors.credentials and confirmed.license = doctors.license
      and confirmed.npi = doctors.npi
  )`,
  address: sql<boolean>`(doctors.email <> '' and (
    exists (
      select 1 from reviewer_confirmations as confirmed
      where confirmed.doctor_number = doctors.number
        and lower(confirmed.email) = lower(doctors.email)
    )
    or exists (
      select 1 from people
      where people.doctor_number = doctors.number and people.email = lower(doctors.email)
    )
  ))`,
} satisfies Record<string, RawBuilder<boolean>>

/** Returns both for one doctor. */
export async function confirmationOf(
  db: Database,
  number: number,
): Promise<{ identity: boolean; address: boolean }> {
  const row = await db
    .selectFrom('doctors')
    .select([isConfirmed.identity.as('identity'), isConfirmed.address.as('address')])
    .where('number', '=', number)
    .executeTakeFirst()
  return { identity: Boolean(row?.identity), address: Boolean(row?.address) }
}
