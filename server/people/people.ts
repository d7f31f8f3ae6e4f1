import type { Handover, HandoverQuery } from '../../shared/handover.ts'
import type { PersonInput, PersonJson } from '../../shared/people.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type Accounts, settingsNameOwner } from './accounts.ts'
import { countHandover, handOver, type HandoverParts } from './handover.ts'
import { createInvitations } from './invitations.ts'
import { findPerson, holderOf, listPeople, personJson, type PersonRow } from './listed-person.ts'
import { changePeople, confirmNewProfile, profileNumber } from './people-changes.ts'
import { addOwner, auditPerson, removeOwner, removePerson } from './people-rows.ts'
import type { Person } from './person.ts'

export type People = ReturnType<typeof createPeople>

type Parts = {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'isFromSettings'>
  outbox: Pick<Outbox, 'add' | 'wake'>
  settings: HandoverParts['settings']
}

/**
 * People and their roles, as an owner sees and changes them. Changes run one after the other, each
 * by a person who may make it at that moment. Whatever takes an id throws 404 if there is no such person.
 */
export function createPeople(parts: Parts) {
  const { db, clock, accounts, outbox, settings } = parts
  const json = (row: PersonRow): PersonJson =>
    personJson(row, clock(), accounts.isFromSettings(row.email))

  /** Throws 409 if the person has to stay an owner. */
  async function assertReplaceable(trx: Database, { id, email, role }: PersonRow): Promise<void> {
    if (accounts.isFromSettings(email)) throw new HttpError(409, settingsNameOwner)
    if (role !== 'owner') return
    const other = await trx
      .selectFrom('people')
      .select('id')
      .where('role', '=', 'owner')
      .where('joined_at', 'is not', null)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (!other) throw new HttpError(409, 'There must be at least one owner.')
  }

  return {
    /** Returns everybody, sorted by name. */
    async list(): Promise<PersonJson[]> {
      const rows = await listPeople(db)
      return rows.map(json).toSorted((a, b) => compareNames(a.name, b.name))
    },

    ...createInvitations(parts),

    /** Counts what the person would hand over in this role, or when removed. */
    async handover(id: string, { role, doctorId }: HandoverQuery): Promise<Handover> {
      const before = holderOf(await findPerson(db, id))
      const after = role && { role, doctorId: doctorId ?? before.doctorId }
      return countHandover(db, { clock }, { before, after })
    },

    /**
     * Throws 400 for a wrong profile, and 409 if the person has changed since they were read or has to stay
     * an owner.
     */
    async change(id: string, input: PersonInput, by: Person): Promise<PersonJson> {
      const changed = await changePeople(db, by, async (trx) => {
        const before = await findPerson(trx, id)
        const { updatedAt, name, role, doctorId = before.doctor_id } = input
        if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updated_at)) {
          throw new HttpError(409, 'Somebody else has saved this in the meantime.')
        }
        const doctor_number = await profileNumber(trx, role, doctorId)
        if (role !== 'owner') await assertReplaceable(trx, before)
        const updated_at = nextTimestamp(clock, before.updated_at)
        const asked = {
          name,
          role,
          doctor_number,
          ...(input.passkeyOnly === false && { passkey_only: 0 }),
        }
        const next = changedColumns(asked, before)
        await trx
          .updateTable('people')
          .set({ ...next, updated_at })
          .where('id', '=', id)
          .execute()
        const profiles = { before: before.doctor_number, after: doctor_number }
        await confirmNewProfile(trx, clock, profiles, by)
        const { email, joined_at } = before
        const isAdded = role === 'owner' && joined_at !== null && !accounts.isFromSettings(email)
        if (isAdded) await addOwner(trx, email, updated_at)
        if (role !== 'owner') await removeOwner(trx, email)
        const person = await findPerson(trx, id)
        const leaving = { before: holderOf(before), after: holderOf(person) }
        await handOver(trx, { clock, settings }, leaving, by.email)
        const fields = Object.entries(wireNames)
          .filter(([column]) => column in next)
          .map(([, field]) => field)
        if (fields.length > 0)
          await auditPerson(trx, clock, by.email, before, { action: 'changed', fields })
        else skipAudit(trx, ['people'], 'nothing differs from before')
        return json(person)
      })
      outbox.wake()
      return changed
    },

    /** Removes the person and ends their sessions. Throws 409 if the person has to stay. */
    async remove(id: string, by: Person): Promise<void> {
      await changePeople(db, by, async (trx) => {
        const person = await findPerson(trx, id)
        await assertReplaceable(trx, person)
        await auditPerson(trx, clock, by.email, person, { action: 'removed' })
        await removePerson(trx, { clock, settings }, person.email, by.email)
      })
      outbox.wake()
    },

    endSessions: (id: string, by: Person): Promise<void> =>
      changePeople(db, by, async (trx) => {
        const person = await findPerson(trx, id)
        await trx.deleteFrom('sessions').where('email', '=', person.email).execute()
        await auditPerson(trx, clock, by.email, person, { action: 'logged out', kind: 'session' })
      }),
  }
}

/** The fields that can change, by column. */
const wireNames = {
  name: 'name',
  role: 'role',
  doctor_number: 'doctorId',
  passkey_only: 'passkeyOnly',
} as const

/** Returns the columns that change. Others must not be written back. */
function changedColumns<Columns extends Partial<PersonRow>>(asked: Columns, before: PersonRow) {
  const changed = Object.entries(asked).filter(
    ([column, value]) => !Object.is(value, before[column as keyof PersonRow]),
  )
  return Object.fromEntries(changed) as Partial<Columns>
}

const compareNames = new Intl.Collator('en').compare
