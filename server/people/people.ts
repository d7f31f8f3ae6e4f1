import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Handover, HandoverQuery } from '../../shared/handover.ts'
import type { InvitationInput, PersonInput, PersonJson } from '../../shared/people.ts'
import { limits } from '../../shared/limits.ts'
import type { Role } from '../../shared/rights.ts'
import { type AuditRow, recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import { changeContent } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type Accounts, settingsNameOwner } from './accounts.ts'
import { confirmFirst } from './confirmations.ts'
import { countHandover, handOver, type HandoverParts } from './handover.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  addOwner,
  hasLapsed,
  lockPeople,
  newPerson,
  removeOwner,
  removePerson,
} from './people-rows.ts'
import { type Holder, permit, profileId } from './permit.ts'
import { canonical, type Person } from './person.ts'

export type People = ReturnType<typeof createPeople>

type Parts = {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'isFromSettings'>
  outbox: Pick<Outbox, 'add' | 'wake'>
  settings: HandoverParts['settings']
}

type Row = Selectable<Tables['people']> & { doctor_id: string | null; passkeys: number | null }

const { total } = limits.people

/**
 * People and their roles, as an owner sees and changes them. Changes are made one after the other, each
 * by a person who may make it at that moment. All but the first two throw 404 where there is no such person.
 */
export function createPeople({ db, clock, accounts, outbox, settings }: Parts) {
  function json(row: Row): PersonJson {
    const isInvited = hasLapsed(row, clock()) ? 'lapsed' : 'invited'
    return {
      _id: row.id,
      email: row.email,
      name: row.name || row.email,
      role: row.role,
      doctorId: row.doctor_id,
      state: row.joined_at === null ? isInvited : 'active',
      fromSettings: accounts.isFromSettings(row.email),
      passkeys: Number(row.passkeys),
      passkeyOnly: row.passkey_only === 1,
      lastSeenAt: row.last_seen_at,
      invitedAt: row.invited_at,
      updatedAt: row.updated_at,
    }
  }

  /** Does the work in one transaction, in which nobody else changes people. Whose a profile is decides which reviews pages name. */
  const change = <Result>(by: Person, work: (trx: Database) => Promise<Result>) =>
    changeContent(db, async (trx) => {
      await lockPeople(trx)
      await permit(by, 'people')(trx)
      return work(trx)
    })

  const audit = (
    trx: Database,
    by: Person,
    { id, email }: Pick<Row, 'id' | 'email'>,
    act: Pick<AuditRow, 'action' | 'fields'> & { kind?: 'session' },
  ) =>
    recordAudit(trx, {
      ...{ at: clock().toISOString(), by: by.email, kind: 'person', record: id, title: email },
      ...act,
    })

  /** Throws 409 where the person has to stay an owner. */
  async function assertReplaceable(trx: Database, { id, email, role }: Row): Promise<void> {
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

  /** An owner who gives a profile to a person says with it whose it is. */
  async function confirmNewProfile(
    trx: Database,
    before: number | null,
    after: number | null,
    { email }: Person,
  ): Promise<void> {
    if (after === null || after === before) return
    await confirmFirst(trx, after, { by: email, at: clock().toISOString() })
  }

  const mailTo = (trx: Database, { email, role }: { email: string; role: Role }, by: Person) =>
    outbox.add(
      trx,
      invitationMail({ to: email, role, inviter: by.name, siteUrl: settings.siteUrl }),
    )

  return {
    /** By name. */
    async list(): Promise<PersonJson[]> {
      const rows = await withProfiles(db.selectFrom('people')).execute()
      return rows.map(json).toSorted((a, b) => compareNames(a.name, b.name))
    },

    /** Adds the person and mails them. Throws 400 and 409. */
    async invite(input: InvitationInput, by: Person): Promise<PersonJson> {
      const email = canonical(input.email)
      const invited = await change(by, async (trx) => {
        const rows = await trx.selectFrom('people').select('email').execute()
        if (rows.some((row) => row.email === email)) {
          throw new HttpError(409, 'This address is on the list already.', { field: 'email' })
        }
        if (rows.length >= total) throw new HttpError(409, `${total} people are the most.`)
        const { name, role } = input
        const doctor_number = await profileNumber(trx, role, input.doctorId)
        const person = { ...newPerson(email, clock().toISOString()), name, role, doctor_number }
        await trx.insertInto('people').values(person).execute()
        await confirmNewProfile(trx, null, doctor_number, by)
        await audit(trx, by, person, { action: 'invited' })
        await mailTo(trx, person, by)
        return json(await findPerson(trx, person.id))
      })
      outbox.wake()
      return invited
    },

    /** What the person has and would not have any more in this role, or once they are removed. */
    async handover(id: string, { role, doctorId }: HandoverQuery): Promise<Handover> {
      const before = holderOf(await findPerson(db, id))
      const after = role && { role, doctorId: doctorId ?? before.doctorId }
      return countHandover(db, { clock }, { before, after })
    },

    /** Throws 400, and 409 where it has changed since it was read, or has to stay an owner. */
    async change(id: string, input: PersonInput, by: Person): Promise<PersonJson> {
      const changed = await change(by, async (trx) => {
        const before = await findPerson(trx, id)
        const { updatedAt, name, role, doctorId = before.doctor_id } = input
        if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updated_at)) {
          throw new HttpError(409, 'Somebody else has saved this in the meantime.')
        }
        const doctor_number = await profileNumber(trx, role, doctorId)
        if (role !== 'owner') await assertReplaceable(trx, before)
        const updated_at = nextTimestamp(clock, before.updated_at)
        const asked = {
          ...{ name, role, doctor_number },
          ...(input.passkeyOnly === false && { passkey_only: 0 }),
        }
        const next = changedColumns(asked, before)
        await trx
          .updateTable('people')
          .set({ ...next, updated_at })
          .where('id', '=', id)
          .execute()
        await confirmNewProfile(trx, before.doctor_number, doctor_number, by)
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
        if (fields.length > 0) await audit(trx, by, before, { action: 'changed', fields })
        else skipAudit(trx, ['people'], 'nothing differs from before')
        return json(person)
      })
      outbox.wake()
      return changed
    },

    /** Ends the person's sessions at once. Throws 409 where the person has to stay. */
    async remove(id: string, by: Person): Promise<void> {
      await change(by, async (trx) => {
        const person = await findPerson(trx, id)
        await assertReplaceable(trx, person)
        await audit(trx, by, person, { action: 'removed' })
        await removePerson(trx, { clock, settings }, person.email, by.email)
      })
      outbox.wake()
    },

    /** Mails the invitation again, good from now on. Throws 409 after the first log-in. */
    async inviteAgain(id: string, by: Person): Promise<void> {
      await change(by, async (trx) => {
        const person = await findPerson(trx, id)
        if (person.joined_at !== null) {
          throw new HttpError(409, 'This person has logged in already.')
        }
        const updated_at = nextTimestamp(clock, person.updated_at)
        await trx
          .updateTable('people')
          .set({ invited_at: clock().toISOString(), updated_at })
          .where('id', '=', id)
          .execute()
        await audit(trx, by, person, { action: 'invited' })
        await mailTo(trx, person, by)
      })
      outbox.wake()
    },

    endSessions: (id: string, by: Person): Promise<void> =>
      change(by, async (trx) => {
        const person = await findPerson(trx, id)
        await trx.deleteFrom('sessions').where('email', '=', person.email).execute()
        await audit(trx, by, person, { action: 'logged out', kind: 'session' })
      }),
  }
}

/** What may change of a person, by its columns. */
const wireNames = {
  name: 'name',
  role: 'role',
  doctor_number: 'doctorId',
  passkey_only: 'passkeyOnly',
} as const

/** Those that differ from what the row has: the others may not be written back. */
function changedColumns<Columns extends Partial<Row>>(asked: Columns, before: Row) {
  const changed = Object.entries(asked).filter(
    ([column, value]) => !Object.is(value, before[column as keyof Row]),
  )
  return Object.fromEntries(changed) as Partial<Columns>
}

const compareNames = new Intl.Collator('en').compare

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

/** Locked until the transaction ends. */
async function findPerson(trx: Database, id: string): Promise<Row> {
  const people = withProfiles(selectForUpdate(trx, 'people'))
  const row = await people.where('people.id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'Person not found')
  return row
}

function holderOf({ id, email, role, doctor_id }: Row): Holder {
  return { _id: id, email, role, doctorId: doctor_id }
}

/** Throws 400 for the profile of nobody, and for a doctor without one. */
async function profileNumber(
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
