import type { Selectable } from 'kysely'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { ReviewSubject } from './subjects.ts'

export type Reviewer = Pick<
  Selectable<Tables['doctors']>,
  'number' | 'id' | 'name' | 'email' | 'credentials' | 'specialty' | 'interests' | 'sample'
>

const refuse = (message: string) => new HttpError(400, message, { field: 'doctor_id' })

export async function findReviewer(db: Database, id: string): Promise<Reviewer | undefined> {
  return db.selectFrom('doctors').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function reviewerNumbered(
  db: Database,
  number: number,
): Promise<Reviewer | undefined> {
  return db.selectFrom('doctors').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The doctor with this address, one that may sign where several have it. */
async function reviewerAt(db: Database, email: string): Promise<Reviewer | undefined> {
  const rows = await db.selectFrom('doctors').selectAll().orderBy('number').execute()
  const found = rows.filter((doctor) => hasAddress(doctor, email))
  return found.find(({ sample }) => !sample) ?? found[0]
}

/** The same. Throws 403 where there is none. */
export async function signerAt(db: Database, email: string): Promise<Reviewer> {
  const doctor = await reviewerAt(db, email)
  if (!doctor) throw new HttpError(403, 'Only a doctor of this site can sign.')
  return doctor
}

/** Whether mail to this address reaches the doctor; case makes no difference. */
export function hasAddress(doctor: Pick<Reviewer, 'email'>, email: string): boolean {
  return doctor.email !== '' && doctor.email.toLowerCase() === email.toLowerCase()
}

const isAuthor = (doctor: Reviewer, subject: ReviewSubject) =>
  subject.authorNumber === doctor.number

export function mayReview(doctor: Reviewer, subject: ReviewSubject): boolean {
  return !isAuthor(doctor, subject) && !doctor.sample
}

/** Throws 400 where the doctor must not judge this page. */
export function assertMayReview(doctor: Reviewer, subject: ReviewSubject): void {
  if (isAuthor(doctor, subject)) throw refuse('An author cannot review their own article.')
  if (doctor.sample) throw refuse('A sample profile cannot review.')
}

/** The doctor whom staff may ask. Throws 400 where there is no such doctor, or no way to ask. */
export async function reviewerToAsk(
  db: Database,
  id: string,
  subject: ReviewSubject,
): Promise<Reviewer> {
  const doctor = await findReviewer(db, id)
  if (!doctor) throw refuse('Doctor is required.')
  if (doctor.email === '') throw refuse('This doctor has no e-mail address.')
  assertMayReview(doctor, subject)
  return doctor
}
