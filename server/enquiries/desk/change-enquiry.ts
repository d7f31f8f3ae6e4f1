import type { DeskChange } from '../../../shared/desk.ts'
import { roles, scopeOf } from '../../../shared/rights.ts'
import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { isFrom } from '../spam.ts'
import type { LockedEnquiry } from './lock-enquiry.ts'

/** Roles whose people may be given an enquiry. */
export const answeringRoles = roles.filter((role) => scopeOf(role, 'enquiries.answer'))

/** Changes a locked enquiry. Throws 400 where the person can't answer enquiries, 409 where others changed it. */
export async function changeEnquiry(
  trx: Database,
  clock: Clock,
  enquiry: LockedEnquiry,
  change: DeskChange,
): Promise<void> {
  const { state, assignedTo, unread, updatedAt } = change
  const isAsSeen =
    updatedAt === undefined || Date.parse(updatedAt) === Date.parse(enquiry.updated_at)
  if (!isAsSeen) throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  if (typeof assignedTo === 'string') await assertMayAnswer(trx, assignedTo)
  const isMarked = state === 'spam' && enquiry.state !== 'spam'
  const isUnmarked = state !== undefined && state !== 'spam' && enquiry.state === 'spam'
  if (isUnmarked) await endMark(trx, clock, enquiry)
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
}

export const noSpam = { spam_reason: null, spam_at: null, marks_sender: 0 }

/** The address is no longer a marked one, and what was spam for that alone comes back. */
async function endMark(trx: Database, clock: Clock, { email }: LockedEnquiry): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ ...noSpam, state: 'open', updated_at: clock().toISOString() })
    .where(isFrom(email))
    .where('spam_reason', '=', 'marked before')
    .execute()
  await trx.updateTable('enquiries').set({ marks_sender: 0 }).where(isFrom(email)).execute()
}

async function assertMayAnswer(trx: Database, personId: string): Promise<void> {
  const person = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('role', 'in', answeringRoles)
    .executeTakeFirst()
  if (!person) {
    throw new HttpError(400, "This person can't answer enquiries.", { field: 'assignedTo' })
  }
}
