// Which doctors' profiles an owner has confirmed: only those doctors may sign, and only there links may go.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'

/** What an owner confirms of a profile, by its columns. */
const confirmed = ['name', 'credentials', 'license', 'npi', 'email'] as const
export type Profile = Record<(typeof confirmed)[number], string>

/** By whom, an owner's address, and when, ISO 8601 UTC. */
type Act = { by: string; at: string }

/** Confirms a doctor's profile as it is. The caller has asked for the right. */
export async function confirmProfile(trx: Database, number: number, act: Act): Promise<void> {
  const row = await asConfirmed(trx, number, act)
  if (!row) return
  await trx
    .insertInto('reviewer_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('doctor_number').doUpdateSet(row))
    .execute()
}

/** The same where nobody has confirmed the profile yet: a change that waits goes on waiting. */
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
 * To be called after an owner saved the profile that was `before`: what the owner changed counts as confirmed,
 * and with a new profile or a new address all of it. What others changed before goes on waiting.
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

/** Whether it was an owner, as of now. */
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
 * Whether who a doctor is, a row of `doctors` in the query, is as an owner confirmed it, and whether the
 * address is: that one, or the one with which a person logs in whose profile it is.
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

/** The same of one doctor. */
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
