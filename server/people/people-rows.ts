// Rows that change when a person is added, gets another role or is removed, in the caller's transaction.
import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import { type AuditRow, recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { lockFor } from '../database/transaction.ts'
import { handOver, type HandoverParts } from './handover.ts'
import { findLocked } from './permit.ts'

const dayMs = 24 * 60 * 60_000

/** Serialises changes of people, so that at least one owner is left. */
export const lockPeople = (trx: Database): Promise<void> => lockFor(trx, 'people')

export function newPerson(email: string, now: string) {
  const id = randomBytes(16).toString('hex')
  return { id, email, invited_at: now, updated_at: now }
}

export function hasLapsed({ invited_at }: { invited_at: string }, now: Date): boolean {
  return Date.parse(invited_at) + limits.people.invitationDays * dayMs <= now.getTime()
}

/** Adds an owner who has logged in to `admins`, where the previous version of this program looks. */
export async function addOwner(trx: Database, email: string, now: string): Promise<void> {
  await trx
    .insertInto('admins')
    .values({ email, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** To be called after the person got another role, because a trigger removes owners too. */
export async function removeOwner(trx: Database, email: string): Promise<void> {
  await trx.deleteFrom('admins').where('email', '=', email).execute()
}

/**
 * Hands over the person's work, ends their sessions and deletes the person with what references them. The
 * audit log keeps the address. Returns the person's id.
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
  // Sessions go before the person, so that a concurrent log-out is recorded for a person who still exists.
  await trx.deleteFrom('sessions').where('email', '=', email).execute()
  await trx.deleteFrom('people').where('email', '=', email).execute()
  await removeOwner(trx, email)
  return person?.id
}

export type PersonAct = Pick<AuditRow, 'action' | 'fields'> & { kind?: 'session' }

/** Notes in the audit log what `by`, an address or `operator`, did to the person. */
export const auditPerson = (
  trx: Database,
  clock: Clock,
  by: string,
  { id, email }: { id: string; email: string },
  act: PersonAct,
): Promise<void> =>
  recordAudit(trx, {
    at: clock().toISOString(),
    by,
    kind: 'person',
    record: id,
    title: email,
    ...act,
  })
