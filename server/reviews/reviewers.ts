import type { Selectable } from 'kysely'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { confirmationOf } from '../people/confirmations.ts'
import type { Holder } from '../people/permit.ts'
import { isOwnArticle } from '../review-state/counting.ts'
import type { ReviewSubject } from './subjects.ts'

export type Reviewer = Pick<
  Selectable<Tables['doctors']>,
  | ('number' | 'id' | 'name' | 'email' | 'credentials' | 'specialty' | 'license' | 'npi')
  | ('interests' | 'sample')
>

const refuse = (message: string) => new HttpError(400, message, { field: 'doctor_id' })

export async function reviewerNumbered(
  db: Database,
  number: number,
): Promise<Reviewer | undefined> {
  return db.selectFrom('doctors').selectAll().where('number', '=', number).executeTakeFirst()
}

const reviewerWithId = (db: Database, id: string): Promise<Reviewer | undefined> =>
  db.selectFrom('doctors').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the doctor whose profile an owner has linked to the person. Throws 403 if there is none. */
export async function signerOf(
  db: Database,
  { doctorId }: Pick<Holder, 'doctorId'>,
): Promise<Reviewer> {
  const doctor = doctorId === null ? undefined : await reviewerWithId(db, doctorId)
  if (!doctor) throw new HttpError(403, 'Only a doctor of this site can sign.')
  return doctor
}

/** Whether this is the doctor's address, ignoring case. */
export function hasAddress(doctor: Pick<Reviewer, 'email'>, email: string): boolean {
  return doctor.email !== '' && doctor.email.toLowerCase() === email.toLowerCase()
}

/** Whether links may be sent to the doctor's address. */
export async function mayBeMailed(db: Database, { number }: Reviewer): Promise<boolean> {
  const { identity, address } = await confirmationOf(db, number)
  return identity && address
}

/** Whether the doctor may review this page. */
export async function mayReview(
  db: Database,
  doctor: Reviewer,
  subject: ReviewSubject,
): Promise<boolean> {
  return !doctor.sample && !(await isOwnArticle(db, subject, { ...doctor, personId: null }))
}

/** Throws 400 if the doctor must not review this page. `personId` is the person who signs in a session. */
export async function assertMayReview(
  db: Database,
  doctor: Reviewer,
  subject: ReviewSubject,
  personId: string | null = null,
): Promise<void> {
  if (await isOwnArticle(db, subject, { ...doctor, personId })) {
    throw refuse('An author cannot review their own article.')
  }
  if (doctor.sample) throw refuse('A sample profile cannot review.')
}

/** Throws 400 unless the doctor's name, credentials and license are as an owner confirmed them. */
export async function assertConfirmed(db: Database, { number }: Reviewer): Promise<void> {
  const { identity } = await confirmationOf(db, number)
  if (!identity) throw refuse('An owner has to confirm this doctor’s name and license first.')
}

/** Returns a doctor who may be asked for a review. Throws 400 if there is no such doctor, or the doctor can't be asked. */
export async function reviewerToAsk(
  db: Database,
  id: string,
  subject: ReviewSubject,
): Promise<Reviewer> {
  const doctor = await reviewerWithId(db, id)
  if (!doctor) throw refuse('Doctor is required.')
  if (doctor.email === '') throw refuse('This doctor has no e-mail address.')
  await assertMayReview(db, doctor, subject)
  if (await mayBeMailed(db, doctor)) return doctor
  throw refuse('An owner has to confirm this doctor’s e-mail address and license first.')
}
