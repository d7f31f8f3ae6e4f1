import { randomBytes } from 'node:crypto'
import { monthsAfter } from '../../shared/calendar-day.ts'
import type { SignatureOnRecord } from '../../shared/review.ts'
import type { SignatureInput } from '../../shared/review-input.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { counts } from '../review-state/counting.ts'
import { signedHash } from '../review-state/signatures.ts'
import { endObjections } from './objections.ts'
import { endRequests } from './requests.ts'
import { assertConfirmed, assertMayReview, type Reviewer } from './reviewers.ts'
import type { ReviewSubject, Subjects } from './subjects.ts'

export type Signing = {
  subject: ReviewSubject
  doctor: Reviewer
  input: SignatureInput
  by: 'link' | 'session'
  /** The person who signs in a session; null for a link. */
  personId: string | null
  /** Where the confirmation is sent. */
  mailTo: string
  now: Date
}

/**
 * Stores a signature in the caller's `changeContent` transaction, and ends this doctor's requests and objections. A
 * doctor has at most one signature of the same text: repeating it with the same declaration returns the stored one
 * (`isNew` is false), and any other declaration replaces it. Throws 409 if the text is not the one that the doctor
 * saw, and 400 if the doctor must not sign.
 */
export async function sign(
  trx: Database,
  subjects: Subjects,
  { subject, doctor, input, by, personId, mailTo, now }: Signing,
): Promise<{ id: string; isNew: boolean; signedOn: string; dueOn: string }> {
  if (subject.hash !== input.contentHash) {
    throw new HttpError(409, 'The text has changed in the meantime. Please read it again.')
  }
  await assertMayReview(trx, doctor, subject, personId)
  await assertConfirmed(trx, doctor)
  const signedOn = academyDay(now)
  const dueOn = monthsAfter(signedOn, input.months)
  await endRequests(trx, subject, doctor.number)
  await endObjections(trx, subject, doctor.number)
  const same = await findSame(trx, subject, { doctor, interests: input.interests, dueOn })
  if (same) return { id: same.id, isNew: false, signedOn, dueOn }
  await replaceBefore(trx, subject, doctor, now)
  const { text } = await subjects.read(trx, subject.kind, subject.id)
  const id = randomBytes(16).toString('hex')
  await trx
    .insertInto('clinical_reviews')
    .values({
      id,
      kind: subject.kind,
      subject_id: subject.id,
      subject_created_at: subject.createdAt,
      content_hash: subject.wordsHash,
      text_hash: subject.hash,
      doctor_number: doctor.number,
      reviewer_name: doctor.name,
      reviewer_credentials: doctor.credentials,
      reviewer_specialty: doctor.specialty,
      reviewer_email: mailTo,
      reviewer_license: doctor.license,
      reviewer_npi: doctor.npi,
      signer_id: personId,
      interests: input.interests,
      signed_at: now.toISOString(),
      signed_by: by,
      due_on: dueOn,
      signed_text: JSON.stringify(text.map(({ name, label, html }) => ({ name, label, html }))),
    })
    .execute()
  return { id, isNew: true, signedOn, dueOn }
}

/** Finds the doctor's valid signature of this text with the same declaration and due date. */
function findSame(
  trx: Database,
  subject: ReviewSubject,
  { doctor, interests, dueOn }: { doctor: Reviewer; interests: string; dueOn: string },
): Promise<{ id: string } | undefined> {
  return selectForUpdate(trx, 'clinical_reviews')
    .select('id')
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('subject_created_at', '=', subject.createdAt)
    .where('text_hash', '=', subject.hash)
    .where('doctor_number', '=', doctor.number)
    .where('interests', '=', interests)
    .where('due_on', '=', dueOn)
    .where(counts(trx, 'clinical_reviews'))
    .executeTakeFirst()
}

/** Withdraws older signatures of the same text, so that withdrawing the new one does not revive them. */
async function replaceBefore(
  trx: Database,
  subject: ReviewSubject,
  { number }: Reviewer,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('clinical_reviews')
    .set({ withdrawn_at: now.toISOString(), withdrawn_reason: 'Signed again.' })
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('subject_created_at', '=', subject.createdAt)
    .where(signedHash('clinical_reviews'), 'in', [subject.hash, subject.wordsHash])
    .where('doctor_number', '=', number)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Lists the signatures of a page, newest first, with their total. */
export async function signaturesOf(
  db: Database,
  { kind, id, createdAt }: ReviewSubject,
  { limit, page }: { limit: number; page: number },
): Promise<{ items: SignatureOnRecord[]; total: number }> {
  const all = db
    .selectFrom('clinical_reviews as review')
    .where('review.kind', '=', kind)
    .where('review.subject_id', '=', id)
    .where('review.subject_created_at', '=', createdAt)
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await all
    .leftJoin('doctors', 'doctors.number', 'review.doctor_number')
    .select(['review.id', 'review.interests', 'review.signed_at', 'review.signed_by'])
    .select(['review.reviewer_name', 'review.reviewer_credentials', 'review.reviewer_specialty'])
    .select(['review.due_on', 'review.withdrawn_at', 'review.withdrawn_reason'])
    .select('doctors.id as doctor_id')
    .orderBy('review.signed_at', 'desc')
    .orderBy('review.number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const items = rows.map((row) => ({
    _id: row.id,
    reviewedBy: {
      _id: row.doctor_id,
      name: row.reviewer_name,
      credentials: row.reviewer_credentials,
      specialty: row.reviewer_specialty,
    },
    reviewedAt: row.signed_at,
    dueOn: row.due_on,
    interests: row.interests,
    signedBy: row.signed_by,
    withdrawnAt: row.withdrawn_at,
    withdrawnReason: row.withdrawn_reason,
  }))
  return { items, total }
}
