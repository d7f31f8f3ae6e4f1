// What an act on enquiries changes, and how it is put back.
import type { Updateable } from 'kysely'
import type { DeskChange } from '../../../shared/desk-input.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import type { EnquiryTables } from '../../database/enquiry-tables.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { findLocked, permit } from '../../people/permit.ts'
import { isFrom, isMarked } from '../spam.ts'
import { endMark, mayAnswer, mayNotAnswer } from './change-enquiry.ts'
import type { Colleague } from './folders.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { recordAct } from './record-act.ts'
import { unsettledReplies, unsettleReplies } from './settled-replies.ts'
import type { TellParts } from './tell.ts'

export type Before = Updateable<EnquiryTables['enquiries']> & {
  id: string
  /** Ids of the failed replies that the act settles. */
  settles?: string[]
}
/** `updated_at`: as the act left it, so that later changes of others are noticed. */
export type Undoable = { before: Before; updated_at: string }

const columns = [
  'id',
  'state',
  'spam_reason',
  'spam_at',
  'marks_sender',
  'assigned_to',
  'later',
  'put_off_at',
  'waiting_since',
  'failed',
  'danger_at',
] as const

/**
 * Puts an enquiry back. Throws 409 if it was changed since or its assignee can't answer enquiries any more, 403 if the
 * person lost the right.
 */
export async function putBack(
  trx: Database,
  { clock }: TellParts,
  person: Colleague,
  { before, updated_at }: Undoable,
): Promise<void> {
  const { id, settles, ...columnsBefore } = before
  // Whoever did it had the right; afterwards the enquiry may be a colleague's.
  await permit(person, 'enquiries.answer', () => true)(trx)
  const { assigned_to: assignee = null } = before
  // Locked before the enquiry, as in every other change.
  const answers = assignee === null ? undefined : await findLocked(trx, assignee)
  const enquiry = await lockEnquiry(trx, id)
  if (enquiry.updated_at !== updated_at)
    throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  const isGivenBack = enquiry.assigned_to !== assignee
  if (isGivenBack && assignee !== null && !mayAnswer(answers))
    throw new HttpError(409, mayNotAnswer)
  if (settles && !(await unsettleReplies(trx, settles)))
    throw new HttpError(409, 'The reply has left in the meantime.')
  await trx
    .updateTable('enquiries')
    .set({ ...columnsBefore, updated_at: nextTimestamp(clock, enquiry.updated_at) })
    .where('id', '=', id)
    .execute()
  const fields = (['state', 'later'] as const).filter((name) => enquiry[name] !== before[name])
  const names = [
    ...fields,
    ...(isGivenBack ? ['assignedTo'] : []),
    ...(enquiry.danger_at !== before.danger_at ? ['dangerAgain'] : []),
    ...(settles ? ['failedAgain'] : []),
  ]
  await recordAct(trx, clock, person, id, 'changed', names)
  // What came meanwhile was spam only because of the mark.
  const isUnmarked = enquiry.marks_sender === 1 && before.marks_sender === 0
  if (!isUnmarked || (await isMarked(trx, enquiry.email))) return
  for (const other of await endMark(trx, clock, enquiry))
    await recordAct(trx, clock, person, other, 'changed', ['state'])
}

/** The enquiry as it is, and those of its sender if they change with it. */
export async function rowsBefore(
  trx: Database,
  id: string,
  { state, later, settled }: DeskChange,
): Promise<Before[]> {
  const enquiry = await lockEnquiry(trx, id)
  const settles = settled && (await unsettledReplies(trx, id))
  const ends = enquiry.state === 'spam' && (state ?? (later ? 'open' : 'spam')) !== 'spam'
  const rows = await selectForUpdate(trx, 'enquiries')
    .select(columns)
    .where(({ eb, and, or }) =>
      or([
        eb('id', '=', id),
        ...(ends && enquiry.email !== ''
          ? [
              and([
                isFrom(enquiry.email),
                or([eb('marks_sender', '=', 1), eb('spam_reason', '=', 'marked before')]),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => (settles && row.id === id ? { ...row, settles } : row))
}
