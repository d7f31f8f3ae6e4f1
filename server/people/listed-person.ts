// A person as the list of people shows them.
import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { PersonJson } from '../../shared/people.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import { hasLapsed } from './people-rows.ts'
import { type Holder, profileId } from './permit.ts'

/** `passkeys`: how many the person has. */
export type PersonRow = Selectable<Tables['people']> & {
  doctor_id: string | null
  passkeys: number | null
}

export function personJson(row: PersonRow, now: Date, fromSettings: boolean): PersonJson {
  const invitation = hasLapsed(row, now) ? 'lapsed' : 'invited'
  return {
    _id: row.id,
    email: row.email,
    name: row.name || row.email,
    role: row.role,
    doctorId: row.doctor_id,
    state: row.joined_at === null ? invitation : 'active',
    fromSettings,
    passkeys: Number(row.passkeys),
    passkeyOnly: row.passkey_only === 1,
    lastSeenAt: row.last_seen_at,
    invitedAt: row.invited_at,
    updatedAt: row.updated_at,
  }
}

/** Everybody, in no particular order. */
export const listPeople = (db: Database): Promise<PersonRow[]> =>
  withProfiles(db.selectFrom('people')).execute()

function withProfiles(people: SelectQueryBuilder<Tables, 'people', {}>) {
  return people
    .selectAll('people')
    .select(profileId)
    .select(({ selectFrom }) =>
      selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('passkeys.person_id', '=', 'people.id')
        .as('passkeys'),
    )
}

/** The person, locked until the transaction ends. Throws 404 if there is none. */
export async function findPerson(trx: Database, id: string): Promise<PersonRow> {
  const people = withProfiles(selectForUpdate(trx, 'people'))
  const row = await people.where('people.id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'Person not found')
  return row
}

export function holderOf({ id, email, role, doctor_id }: PersonRow): Holder {
  return { _id: id, email, role, doctorId: doctor_id }
}
