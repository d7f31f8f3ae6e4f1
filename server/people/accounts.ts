import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Role } from '../../shared/rights.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { sessionEnded } from './permit.ts'
import { canonical } from './person.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Why such an address has no other role. */
export const settingsNameOwner = 'The settings name this address as an owner.'

const dayMs = 24 * 60 * 60_000

/** Who may log in: owners by the settings, and whoever was added by the operator or invited. */
export function createAccounts(db: Database, clock: Clock, settings: { adminEmails: string[] }) {
  const fromSettings = new Set(settings.adminEmails)
  const isoNow = () => clock().toISOString()

  /** Adds the missing people of the settings. */
  async function addFromSettings(trx: Database, emails: string[]): Promise<void> {
    const now = isoNow()
    for (const email of emails) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await trx
        .insertInto('people')
        .values({ ...newPerson(email, now), role: 'owner', joined_at: now })
        .onConflict((conflict) =>
          conflict.column('email').doUpdateSet(({ fn, ref }) => ({
            role: 'owner',
            joined_at: fn.coalesce(ref('people.joined_at'), ref('excluded.joined_at')),
          })),
        )
        .execute()
    }
  }

  return {
    isFromSettings: (email: string): boolean => fromSettings.has(email),

    /**
     * Makes the people of the database those of the settings: to be called at the start. An owner who
     * stands neither in the settings any more nor in `admins` may not log in.
     */
    async settle(): Promise<void> {
      // Nothing is locked where nothing changes: other instances may be writing.
      if (await isSettled(db, fromSettings)) return
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        await addFromSettings(trx, [...fromSettings])
        for (const { email } of await ownersBesideAdmins(trx)) {
          if (!fromSettings.has(email)) await removePerson(trx, email)
        }
      })
    },

    /** The address as it is stored, and whether no codes are mailed to it; undefined where it may not log in. */
    async find(email: string): Promise<{ email: string; passkeyOnly: boolean } | undefined> {
      const address = canonical(email)
      const person = await db
        .selectFrom('people')
        .select(['invited_at', 'joined_at', 'passkey_only'])
        .where('email', '=', address)
        .executeTakeFirst()
      const isInvited = person && (person.joined_at !== null || !hasLapsed(person, clock()))
      if (!isInvited && !fromSettings.has(address)) return undefined
      return { email: address, passkeyOnly: person?.passkey_only === 1 }
    },

    /**
     * Notes a log-in; the first one makes an invited person a colleague. Throws 401 where the person
     * was removed meanwhile: the session must not await somebody who gets the address later.
     */
    async noteLogIn(trx: Database, email: string): Promise<void> {
      if (fromSettings.has(email)) await addFromSettings(trx, [email])
      const now = isoNow()
      const person = await trx
        .updateTable('people')
        .set(({ fn, ref, val }) => ({
          joined_at: fn.coalesce(ref('joined_at'), val(now)),
          last_seen_at: now,
        }))
        .where('email', '=', email)
        .returning('role')
        .executeTakeFirst()
      if (!person) throw sessionEnded()
      if (person.role === 'owner' && !fromSettings.has(email)) await addOwner(trx, email, now)
    },

    /** Who may log in, by address. */
    async list(): Promise<{ email: string; role: Role }[]> {
      const rows = await db
        .selectFrom('people')
        .select(['email', 'role', 'invited_at', 'joined_at'])
        .execute()
      const now = clock()
      const standing = rows.filter((row) => row.joined_at !== null || !hasLapsed(row, now))
      const known = new Map([
        ...standing.map(({ email, role }): [string, Role] => [email, role]),
        ...[...fromSettings].map((email): [string, Role] => [email, 'owner']),
      ])
      return [...known.keys()].sort().map((email) => ({ email, role: known.get(email)! }))
    },

    /** Lets somebody in at once, in this role. */
    async add(email: string, role: Role = 'owner'): Promise<void> {
      const address = canonical(email)
      const now = isoNow()
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        await trx
          .insertInto('people')
          .values({ ...newPerson(address, now), role, joined_at: now })
          .onConflict((conflict) =>
            conflict.column('email').doUpdateSet(({ fn, ref }) => ({
              role,
              updated_at: now,
              joined_at: fn.coalesce(ref('people.joined_at'), ref('excluded.joined_at')),
            })),
          )
          .execute()
        await (role === 'owner' ? addOwner(trx, address, now) : removeOwner(trx, address))
        await recordAudit(trx, { ...byOperator(now, address), action: 'invited' })
      })
    },

    /** Ends their sessions as well. An address of the settings may log in again. */
    async remove(email: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        const address = canonical(email)
        await removePerson(trx, address)
        await recordAudit(trx, { ...byOperator(isoNow(), address), action: 'removed' })
      })
    },

    /** Mails codes again to somebody who turned them off. */
    async turnCodesOn(email: string): Promise<void> {
      await db
        .updateTable('people')
        .set({ passkey_only: 0 })
        .where('email', '=', canonical(email))
        .execute()
    },
  }
}

const byOperator = (at: string, title: string) =>
  ({ at, by: 'operator', kind: 'person', title }) as const

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

/** Sessions end, and what references the person is deleted or forgets them. The log keeps the address. */
export async function removePerson(trx: Database, email: string): Promise<void> {
  const removed = trx.selectFrom('people').select('id').where('email', '=', email)
  await trx
    .updateTable('enquiries')
    .set({ assigned_to: null })
    .where('assigned_to', 'in', removed)
    .execute()
  await trx.deleteFrom('enquiry_drafts').where('person_id', 'in', removed).execute()
  await trx.deleteFrom('people').where('email', '=', email).execute()
  await removeOwner(trx, email)
  await trx.deleteFrom('sessions').where('email', '=', email).execute()
}

/** Owners who do not stand in `admins`. */
function ownersBesideAdmins(db: Database) {
  return db
    .selectFrom('people')
    .select('email')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('email', 'not in', ({ selectFrom }) => selectFrom('admins').select('email'))
    .execute()
}

/** Whether the addresses of the settings are owners, and there is no former one of them. */
async function isSettled(db: Database, fromSettings: ReadonlySet<string>): Promise<boolean> {
  const owners = await db
    .selectFrom('people')
    .select('email')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .execute()
  const emails = new Set(owners.map(({ email }) => email))
  const beside = await ownersBesideAdmins(db)
  return (
    [...fromSettings].every((email) => emails.has(email)) &&
    beside.every(({ email }) => fromSettings.has(email))
  )
}
