// The operator's changes of people, by the settings or on the command line, in the caller's transaction.
import type { Role } from '../../shared/rights.ts'
import { operator } from '../audit/record-audit.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { handOver, type HandoverParts } from './handover.ts'
import { auditPerson, newPerson, removePerson } from './people-rows.ts'
import { findLocked } from './permit.ts'

/** Adds a person in this role without an invitation, or gives them this role. */
export async function letIn(
  trx: Database,
  parts: HandoverParts,
  email: string,
  role: Role,
): Promise<void> {
  const { clock } = parts
  const now = clock().toISOString()
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
    await handOver(trx, parts, leaving, operator)
  }
  const person = { id, email }
  if (!before?.joined_at) await auditPerson(trx, clock, operator, person, { action: 'invited' })
  else if (before.role !== role) {
    await auditPerson(trx, clock, operator, person, { action: 'changed', fields: ['role'] })
  } else skipAudit(trx, ['people'], 'nothing differs from before')
}

export async function removeByOperator(
  trx: Database,
  parts: HandoverParts,
  email: string,
): Promise<void> {
  const id = await removePerson(trx, parts, email, operator)
  await auditPerson(trx, parts.clock, operator, { id: id ?? '', email }, { action: 'removed' })
}
