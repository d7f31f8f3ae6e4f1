import type { DeskChange } from '../../../shared/desk.ts'
import { roles, scopeOf } from '../../../shared/rights.ts'
import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { findLocked, type Holder, type Permit } from '../../people/permit.ts'
import { isFrom } from '../spam.ts'
import { lockEnquiry, type LockedEnquiry } from './lock-enquiry.ts'

/** Roles whose members may be assigned an enquiry. */
export const answeringRoles = roles.filter((role) => scopeOf(role, 'enquiries.answer'))

/**
 * Changes an enquiry. Returns the names of the changed fields, and the ids of other enquiries freed
 * from spam. Taking an enquiry out of spam unmarks its sender, which affects enquiries assigned to
 * others: `permitFreeing` checks that right. Throws 404, 400 if the assignee can't answer enquiries,
 * 409 if somebody else changed it.
 */
export async function changeEnquiry(
  trx: Database,
  clock: Clock,
  id: string,
  change: DeskChange,
  permitFreeing: Permit,
): Promise<{ fields: string[]; freed: string[] }> {
  const { state, assignedTo, unread, updatedAt } = change
  // Lock the person before the enquiry: if their role changes meanwhile, that change takes the enquiry back
  // afterwards.
  const person = typeof assignedTo === 'string' ? await findLocked(trx, assignedTo) : undefined
  const enquiry = await lockEnquiry(trx, id)
  const isAsSeen =
    updatedAt === undefined || Date.parse(updatedAt) === Date.parse(enquiry.updated_at)
  if (!isAsSeen) throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  if (typeof assignedTo === 'string') assertMayAnswer(person)
  const isMarked = state === 'spam' && enquiry.state !== 'spam'
  const isUnmarked = state !== undefined && state !== 'spam' && enquiry.state === 'spam'
  if (isUnmarked) await permitFreeing(trx)
  const freed = isUnmarked ? await endMark(trx, clock, enquiry) : []
  await trx
    .updateTable('enquiries')
    .set({
      ...(state && { state }),
      ...(isMarked && {
        spam_reason: 'by hand',
        spam_at: clock().toISOString(),
        marks_sender: 1,
      }),
      ...(isUnmarked && noSpam),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(unread !== undefined && { unread: unread ? 1 : 0 }),
      updated_at: nextTimestamp(clock, enquiry.updated_at),
    })
    .where('id', '=', enquiry.id)
    .execute()
  return {
    fields: [
      ...(state === undefined || state === enquiry.state ? [] : ['state']),
      ...(assignedTo === undefined || assignedTo === enquiry.assigned_to ? [] : ['assignedTo']),
      ...(unread === undefined || unread === (enquiry.unread === 1) ? [] : ['unread']),
    ],
    freed,
  }
}

/** Clears the spam state of one enquiry; its sender may stay marked. */
export const noSpam = { spam_reason: null, spam_at: null }

/**
 * Unmarks the sender, and reopens enquiries that were spam only because of the mark. Returns the ids of
 * the others.
 */
async function endMark(
  trx: Database,
  clock: Clock,
  { id, email }: LockedEnquiry,
): Promise<string[]> {
  const freed = await trx
    .updateTable('enquiries')
    .set({ ...noSpam, state: 'open', updated_at: clock().toISOString() })
    .where(isFrom(email))
    .where('spam_reason', '=', 'marked before')
    .returning('id')
    .execute()
  await trx.updateTable('enquiries').set({ marks_sender: 0 }).where(isFrom(email)).execute()
  return freed.map((row) => row.id).filter((other) => other !== id)
}

function assertMayAnswer(chosen: Pick<Holder, 'role'> | undefined): void {
  if (!chosen || !answeringRoles.includes(chosen.role)) {
    throw new HttpError(400, "This person can't answer enquiries.", { field: 'assignedTo' })
  }
}
