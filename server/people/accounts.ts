import type { Role } from '../../shared/rights.ts'
import { operator } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { HandoverParts } from './handover.ts'
import { letIn, removeByOperator } from './operator-acts.ts'
import { addOwner, auditPerson, hasLapsed, lockPeople, removeOwner } from './people-rows.ts'
import { sessionEnded } from './permit.ts'
import { canonical } from './person.ts'

export type Accounts = ReturnType<typeof createAccounts>

export type AccountSettings = { adminEmails: string[] } & HandoverParts['settings']

/** Why such an address has no other role. */
export const settingsNameOwner = 'The settings name this address as an owner.'

/** The people who may log in: owners named in the settings, and people added by the operator or invited. */
export function createAccounts(db: Database, clock: Clock, settings: AccountSettings) {
  const fromSettings = new Set(settings.adminEmails)
  const parts = { clock, settings }
  const isoNow = () => clock().toISOString()

  /** Adds the owners of the settings who are missing. */
  async function addFromSettings(trx: Database, emails: string[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const email of emails) await letIn(trx, parts, email, 'owner')
  }

  return {
    isFromSettings: (email: string): boolean => fromSettings.has(email),

    /**
     * Makes the people in the database agree with the settings. To be called at startup. Owners who are
     * neither in the settings nor in `admins` are removed.
     */
    async settle(): Promise<void> {
      // If nothing changes nothing is locked: other instances may be writing.
      if (await isSettled(db, fromSettings)) return
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        await addFromSettings(trx, [...fromSettings])
        for (const { email } of await ownersBesideAdmins(trx)) {
          if (!fromSettings.has(email)) await removeByOperator(trx, parts, email)
        }
      })
    },

    /**
     * Returns the address as it is stored, and whether its codes are turned off; undefined if it may not
     * log in.
     */
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
     * Records a log-in; the first one makes an invited person a member. Throws 401 if the person was
     * removed meanwhile, so that no session is left for a later holder of the address.
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

    /** Returns everybody who may log in, by address. */
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

    /** Adds a person in this role, without an invitation. */
    async add(email: string, role: Role = 'owner'): Promise<void> {
      const address = canonical(email)
      const now = isoNow()
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        await letIn(trx, parts, address, role)
        await (role === 'owner' ? addOwner(trx, address, now) : removeOwner(trx, address))
      })
    },

    /** Removes a person and ends their sessions. An address of the settings may log in again. */
    async remove(email: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        await removeByOperator(trx, parts, canonical(email))
      })
    },

    /** Turns codes by mail back on. */
    async turnCodesOn(email: string): Promise<void> {
      const address = canonical(email)
      await inTransaction(db, async (trx) => {
        const changed = await trx
          .updateTable('people')
          .set({ passkey_only: 0, updated_at: isoNow() })
          .where('email', '=', address)
          .where('passkey_only', '=', 1)
          .returning('id')
          .executeTakeFirst()
        if (!changed) return
        const person = { id: changed.id, email: address }
        await auditPerson(trx, clock, operator, person, {
          action: 'changed',
          fields: ['passkeyOnly'],
        })
      })
    },
  }
}

/** Returns the owners who are not in `admins`. */
function ownersBesideAdmins(db: Database) {
  return db
    .selectFrom('people')
    .select('email')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('email', 'not in', ({ selectFrom }) => selectFrom('admins').select('email'))
    .execute()
}

/** Whether all addresses of the settings are owners, and no former one is left. */
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
