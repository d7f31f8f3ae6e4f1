// What an act on enquiries changes, and how it is put back.
import type { Updateable } from 'kysely'
import type { DeskChange } from '../../../shared/desk.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import type { EnquiryTables } from '../../database/enquiry-tables.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { permit } from '../../people/permit.ts'
import { isFrom } from '../spam.ts'
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

/** Puts an enquiry back. Throws 409 if it was changed since, 403 if the person lost the right. */
export async function putBack(
  trx: Database,
  { clock }: TellParts,
  person: Colleague,
  { before, updated_at }: Undoable,
): Promise<void> {
  const { id, settles, ...columnsBefore } = before
  // Whoever did it had the right; afterwards the enquiry may be a colleague's.
  await permit(person, 'enquiries.answer', () => true)(trx)
  const enquiry = await lockEnquiry(trx, id)
  if (enquiry.updated_at !== updated_at)
    throw new HttpError(409, 'Somebody else has saved this in the meantime.')
  if (settles && !(await unsettleReplies(trx, settles)))
    throw new HttpError(409, 'The reply has left in the meantime.')
  await trx
    .updateTable('enquiries')
    .set({ ...columnsBefore, updated_at: nextTimestamp(clock, enquiry.updated_at) })
    .where('id', '=', id)
    .execute()
  const fields = (['state', 'later'] as const).filter((name) => enquiry[name] !== before[name])
  const isGivenBack = enquiry.assigned_to !== before.assigned_to
  const names = [
    ...fields,
    ...(isGivenBack ? ['assignedTo'] : []),
    ...(enquiry.danger_at !== before.danger_at ? ['dangerAgain'] : []),
    ...(settles ? ['failedAgain'] : []),
  ]
  await recordAct(trx, clock, person, id, 'changed', names)
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
