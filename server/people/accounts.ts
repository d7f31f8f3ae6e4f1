import type { Role } from '../../shared/rights.ts'
import { operator, recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'
import { handOver, type HandoverParts } from './handover.ts'
import {
  addOwner,
  hasLapsed,
  lockPeople,
  newPerson,
  removeOwner,
  removePerson,
} from './people-rows.ts'
import { findLocked, sessionEnded } from './permit.ts'
import { canonical } from './person.ts'

export type Accounts = ReturnType<typeof createAccounts>

export type AccountSettings = { adminEmails: string[] } & HandoverParts['settings']

/** Why such an address has no other role. */
export const settingsNameOwner = 'The settings name this address as an owner.'

/** Who may log in: owners by the settings, and whoever was added by the operator or invited. */
export function createAccounts(db: Database, clock: Clock, settings: AccountSettings) {
  const fromSettings = new Set(settings.adminEmails)
  const isoNow = () => clock().toISOString()

  /** Adds the missing people of the settings. */
  async function addFromSettings(trx: Database, emails: string[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const email of emails) await letIn(trx, email, 'owner')
  }

  /** Lets somebody in at once, in this role, and notes what that changed. */
  async function letIn(trx: Database, email: string, role: Role): Promise<void> {
    const now = isoNow()
    const before = await selectForUpdate(trx, 'people')
      .select(['role', 'joined_at'])
      .where('email', '=', email)
      .executeTakeFirst()
    const { id } = await trx
      .insertInto('people')
      .values({ ...newPerson(email, now), role, joined_at: now })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet(({ fn, ref }) => ({
          role,
          ...(before?.role !== role && { updated_at: now }),
          joined_at: fn.coalesce(ref('people.joined_at'), ref('excluded.joined_at')),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await findLocked(trx, id)
    if (before && after) {
      const leaving = { before: { ...after, role: before.role }, after }
      await handOver(trx, { clock, settings }, leaving, operator)
    }
    const act = { ...byOperator(now, email), record: id }
    if (!before?.joined_at) await recordAudit(trx, { ...act, action: 'invited' })
    else if (before.role !== role) {
      await recordAudit(trx, { ...act, action: 'changed', fields: ['role'] })
    } else skipAudit(trx, ['people'], 'nothing differs from before')
  }

  async function removeByOperator(trx: Database, email: string): Promise<void> {
    const id = await removePerson(trx, { clock, settings }, email, operator)
    await recordAudit(trx, { ...byOperator(isoNow(), email), record: id ?? '', action: 'removed' })
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
          if (!fromSettings.has(email)) await removeByOperator(trx, email)
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
        await letIn(trx, address, role)
        await (role === 'owner' ? addOwner(trx, address, now) : removeOwner(trx, address))
      })
    },

    /** Ends their sessions as well. An address of the settings may log in again. */
    async remove(email: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockPeople(trx)
        await removeByOperator(trx, canonical(email))
      })
    },

    /** Mails codes again to somebody who turned them off. */
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
        const act = { ...byOperator(isoNow(), address), record: changed.id }
        await recordAudit(trx, { ...act, action: 'changed', fields: ['passkeyOnly'] })
      })
    },
  }
}

const byOperator = (at: string, title: string) =>
  ({ at, by: operator, kind: 'person', title }) as const

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
