import type { ReviewKind } from '../../shared/review.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { changeContent } from '../database/transaction.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Permit } from '../people/permit.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { noteReview } from './note-review.ts'
import { withdrawnMail } from './review-mails.ts'
import { mayBeMailed, reviewerNumbered } from './reviewers.ts'
import type { Subjects } from './subjects.ts'

type Parts = {
  db: Database
  clock: Clock
  outbox: Pick<Outbox, 'add' | 'wake'>
  subjects: Subjects
  settings: OfficeSettings
}
type Page = { kind: ReviewKind; id: string }

/** Withdraws signatures and notifies their doctors. */
export function createWithdrawal({ db, clock, outbox, subjects, settings }: Parts) {
  async function tell(trx: Database, signature: Withdrawn, reason: string): Promise<void> {
    const { kind, subject_id: id, reviewer_name: name, signed_at: signedAt } = signature
    const doctor = await doctorOf(trx, signature)
    const isMailed = doctor && (await mayBeMailed(trx, doctor))
    const to = isMailed ? doctor.email : signature.reviewer_email
    if (to === '') return
    const title = (await subjects.find(kind, id, trx))?.title ?? id
    const contactTo = await officeAddress(trx, settings)
    await outbox.add(trx, withdrawnMail({ to, name, title, signedAt, reason, contactTo }))
  }

  /** Returns the page. Throws 404 if there is no such signature. */
  return async (
    id: string,
    { reason }: { reason: string },
    { by, permit }: { by: string; permit: Permit },
  ): Promise<Page> => {
    const page = await changeContent(db, async (trx) => {
      await permit(trx)
      const now = clock()
      const { isNew, ...signature } = await withdraw(trx, id, { reason, by, now })
      const page = { kind: signature.kind, id: signature.subject_id }
      if (!isNew) return page
      const doctor = await doctorOf(trx, signature)
      const fields = ['review withdrawn', ...(doctor ? [`doctor ${doctor.id}`] : [])]
      await noteReview(trx, page, { by, now, action: 'deleted', fields })
      await tell(trx, signature, reason)
      return page
    })
    outbox.wake()
    return page
  }
}

async function doctorOf(trx: Database, { doctor_number }: Withdrawn) {
  return doctor_number === null ? undefined : reviewerNumbered(trx, doctor_number)
}

type Withdrawn = {
  kind: ReviewKind
  subject_id: string
  /** Null when the doctor is gone. */
  doctor_number: number | null
  reviewer_name: string
  reviewer_email: string
  signed_at: string
}

type Withdrawal = { reason: string; by: string; now: Date }

/** Returns the signature. `isNew` is false if it was withdrawn before. Throws 404 if there is no such signature. */
async function withdraw(
  trx: Database,
  id: string,
  { reason, by, now }: Withdrawal,
): Promise<Withdrawn & { isNew: boolean }> {
  const row = await selectForUpdate(trx, 'clinical_reviews')
    .select(['kind', 'subject_id', 'doctor_number', 'reviewer_name', 'reviewer_email', 'signed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'Review not found')
  const { numUpdatedRows } = await trx
    .updateTable('clinical_reviews')
    .set({ withdrawn_at: now.toISOString(), withdrawn_by: by, withdrawn_reason: reason })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return { ...row, isNew: numUpdatedRows > 0n }
}
