import { type DeskChange, unusableDay } from '../../../shared/desk-input.ts'
import { daysAfter } from '../../../shared/calendar-day.ts'
import { limits } from '../../../shared/limits.ts'
import { type Right, roles, scopeOf } from '../../../shared/rights.ts'
import { HttpError } from '../../core/errors.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { redirectReplies } from '../../mail/redirect-replies.ts'
import { findLocked, type Holder, type Permit } from '../../people/permit.ts'
import { isFrom } from '../spam.ts'
import { dayOf, notPutOff, putOff, withWait } from '../waiting.ts'
import { lockEnquiry, type LockedEnquiry } from './lock-enquiry.ts'
import { settleReplies } from './settled-replies.ts'
import { tell, type TellParts } from './tell.ts'

/** Roles whose members may be assigned an enquiry. */
export const answeringRoles = roles.filter((role) => scopeOf(role, 'enquiries.answer'))

/** The right that a change takes. */
export function rightTo({ assignedTo, state, email }: DeskChange): Right {
  const isManaging = assignedTo !== undefined || state === 'spam' || email !== undefined
  return isManaging ? 'enquiries.manage' : 'enquiries.answer'
}

export type Changing = TellParts & {
  /** Id of the person who makes the change. */
  by: string
  /** Checks the right to free the other enquiries of a sender who is no longer marked. */
  permitFreeing: Permit
}

/**
 * Changes an enquiry. Returns the names of the changed fields, and the ids of other enquiries freed
 * from spam. Taking an enquiry out of spam unmarks its sender, which affects enquiries assigned to
 * others. Throws 404, 400 if the assignee can't answer enquiries or the day can't be chosen, 409 if
 * somebody else changed it.
 */
export async function changeEnquiry(
  trx: Database,
  changing: Changing,
  id: string,
  change: DeskChange,
): Promise<{ fields: string[]; freed: string[] }> {
  const { clock, by, permitFreeing } = changing
  const { assignedTo, unread, updatedAt, later, settled, dangerSeen, email } = change
  // Lock the person before the enquiry: if their role changes meanwhile, that change takes the enquiry back
  // afterwards.
  const person = typeof assignedTo === 'string' ? await findLocked(trx, assignedTo) : undefined
  const enquiry = await lockEnquiry(trx, id)
  const isAsSeen =
    updatedAt === undefined || Date.parse(updatedAt) === Date.parse(enquiry.updated_at)
  if (!isAsSeen) throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  if (typeof assignedTo === 'string') assertMayAnswer(person)
  const now = clock()
  if (typeof later === 'string') assertMayPutOff(enquiry, later, now)
  // What is put off is open.
  const state = change.state ?? (later ? 'open' : undefined)
  const isMarked = state === 'spam' && enquiry.state !== 'spam'
  const isUnmarked = state !== undefined && state !== 'spam' && enquiry.state === 'spam'
  if (isUnmarked) await permitFreeing(trx)
  const freed = isUnmarked ? await endMark(trx, clock, enquiry) : []
  if (settled) await settleReplies(trx, id)
  const turn = {
    ...(state && { state }),
    ...(settled && { failed: 0 }),
    ...((later === null || (state && state !== 'open')) && notPutOff),
  }
  await trx
    .updateTable('enquiries')
    .set({
      ...withWait(enquiry, turn, now),
      ...(later && putOff(later, now)),
      ...(isMarked && {
        spam_reason: 'by hand',
        spam_at: now.toISOString(),
        marks_sender: 1,
      }),
      ...(isUnmarked && noSpam),
      // The words stay, so that it can be undone.
      ...(dangerSeen && { danger_at: null }),
      // The texts by which it is searched are made anew.
      ...(email !== undefined && { email, filter_text: null }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(unread !== undefined && { unread: unread ? 1 : 0 }),
      updated_at: nextTimestamp(clock, enquiry.updated_at),
    })
    .where('id', '=', enquiry.id)
    .execute()
  if (email !== undefined) {
    await redirectReplies(trx, clock, { enquiryId: id, from: enquiry.email, to: email })
  }
  const isGiven = typeof assignedTo === 'string' && assignedTo !== enquiry.assigned_to
  if (isGiven) await tell(trx, changing, id, 'assigned', by)
  const differs = {
    state: state !== undefined && state !== enquiry.state,
    assignedTo: assignedTo !== undefined && assignedTo !== enquiry.assigned_to,
    unread: unread !== undefined && unread !== (enquiry.unread === 1),
    later: later !== undefined && later !== enquiry.later,
    settled: settled === true && enquiry.failed === 1,
    danger: dangerSeen === true && enquiry.danger_at !== null,
    email: email !== undefined && email !== enquiry.email,
  }
  const fields = Object.entries(differs).flatMap(([name, isOther]) => (isOther ? [name] : []))
  return { fields, freed }
}

/** Clears the spam state of one enquiry; its sender may stay marked. */
export const noSpam = { spam_reason: null, spam_at: null }

/**
 * Unmarks the sender, and reopens enquiries that were spam only because of the mark. Returns the ids of
 * the others.
 */
export async function endMark(
  trx: Database,
  clock: Clock,
  { id, email }: Pick<LockedEnquiry, 'id' | 'email'>,
): Promise<string[]> {
  if (email === '') return []
  const at = clock().toISOString()
  const freed = await trx
    .updateTable('enquiries')
    .set({ ...noSpam, state: 'open', waiting_since: at, updated_at: at })
    .where(isFrom(email))
    .where('state', '=', 'spam')
    .where('spam_reason', '=', 'marked before')
    .returning('id')
    .execute()
  await trx.updateTable('enquiries').set({ marks_sender: 0 }).where(isFrom(email)).execute()
  return freed.map((row) => row.id).filter((other) => other !== id)
}

export const mayNotAnswer = "This person can't answer enquiries."

/** Whether an enquiry may be theirs; undefined for somebody who was removed. */
export const mayAnswer = (chosen: Pick<Holder, 'role'> | undefined): boolean =>
  chosen !== undefined && answeringRoles.includes(chosen.role)

function assertMayAnswer(chosen: Pick<Holder, 'role'> | undefined): void {
  if (!mayAnswer(chosen)) throw new HttpError(400, mayNotAnswer, { field: 'assignedTo' })
}

function assertMayPutOff({ state }: LockedEnquiry, day: string, now: Date): void {
  if (state === 'spam') throw new HttpError(409, 'This enquiry is marked as spam.')
  const today = dayOf(now)
  if (day <= today || day > daysAfter(today, limits.desk.laterDays)) {
    throw new HttpError(400, unusableDay, { field: 'later' })
  }
}
