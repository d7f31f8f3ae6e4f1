// What is written when people come, change their role or go, in the caller's transaction.
import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import { type AuditRow, recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { lockFor } from '../database/transaction.ts'
import { handOver, type HandoverParts } from './handover.ts'
import { findLocked } from './permit.ts'
import { canonical } from './person.ts'

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

/** Whether the address is on the list of people, also with an invitation that has lapsed. */
export async function isInvited(db: Database, email: string): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', canonical(email))
    .executeTakeFirst()
  return person !== undefined
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

/**
 * What the person holds is handed over, sessions end, and what references the person is deleted or forgets
 * them. The log keeps the address, and notes it under `by`. Returns the id.
 */
export async function removePerson(
  trx: Database,
  parts: HandoverParts,
  email: string,
  by: string,
): Promise<string | undefined> {
  const person = await selectForUpdate(trx, 'people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  const before = person && (await findLocked(trx, person.id))
  if (before) await handOver(trx, parts, { before, after: undefined }, by)
  // Before the person: somebody who logs out at this moment notes it of a person who is still there.
  await trx.deleteFrom('sessions').where('email', '=', email).execute()
  await trx.deleteFrom('people').where('email', '=', email).execute()
  await removeOwner(trx, email)
  return person?.id
}

type Act = Pick<AuditRow, 'action' | 'fields'> & { kind?: 'session' }

/** Notes in the audit log what `by`, an address or `operator`, did to the person. */
export const auditPerson = (
  trx: Database,
  clock: Clock,
  by: string,
  { id, email }: { id: string; email: string },
  act: Act,
): Promise<void> =>
  recordAudit(trx, {
    at: clock().toISOString(),
    by,
    kind: 'person',
    record: id,
    title: email,
    ...act,
  })
