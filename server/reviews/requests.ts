import { randomBytes } from 'node:crypto'
import { type PendingReview, type ReviewComment, reviewLimits } from '../../shared/review.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { TextHashes } from '../review-state/signed-text.ts'
import { isObjectionTo } from './objections.ts'
import { hasAddress, type Reviewer } from './reviewers.ts'
import type { ReviewSubject } from './subjects.ts'

type NewRequest = {
  subject: ReviewSubject
  doctor: Reviewer
  note: string
  /** The admin's address; empty for a reminder. */
  by: string
  now: Date
}

/** Stores a request in the caller's transaction. The returned token is stored only as a hash. */
export async function addRequest(
  trx: Database,
  { subject, doctor, note, by, now }: NewRequest,
): Promise<{ pending: PendingReview; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now)
  expiresAt.setUTCDate(expiresAt.getUTCDate() + reviewLimits.linkDays)
  const row = await trx
    .insertInto('review_requests')
    .values({
      id: randomBytes(16).toString('hex'),
      kind: subject.kind,
      subject_id: subject.id,
      blog_number: subject.number,
      doctor_number: doctor.number,
      email: doctor.email,
      note,
      token_hash: tokenHash(token),
      requested_by: by,
      requested_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { pending: pendingFrom({ ...row, doctor_id: doctor.id, doctor_name: doctor.name }), token }
}

/** Ends the open requests for a page: those of one doctor, or all. */
export async function endRequests(
  trx: Database,
  { kind, id }: Pick<ReviewSubject, 'kind' | 'id'>,
  doctorNumber?: number,
): Promise<void> {
  await trx
    .deleteFrom('review_requests')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('answer', '=', '')
    .$if(doctorNumber !== undefined, (all) => all.where('doctor_number', '=', doctorNumber!))
    .execute()
}

/** Returns a function that finds a page's pending request and its open objections. */
export async function requestsByPage(db: Database, now: Date, subjectId?: string) {
  const rows = await withDoctors(db)
    .selectAll('request')
    .$if(subjectId !== undefined, (all) => all.where('request.subject_id', '=', subjectId!))
    .orderBy('request.requested_at', 'desc')
    .execute()
  const byPage = Map.groupBy(rows, (row) => pageKey(row.kind, row.subject_id))
  return (page: ReviewSubject) => {
    const all = byPage.get(pageKey(page.kind, page.id)) ?? []
    const answers = all.filter((row) => isObjectionTo(row, page))
    const newest = all.find((row) => isOpen(row, now)) ?? answers[0]
    return {
      /** The newest open request; if there is none, the newest objection. */
      pending: newest ? pendingFrom(newest) : null,
      comments: answers.map((row) => commentFrom(row, page)),
    }
  }
}

const pageKey = (kind: string, id: string) => `${kind} ${id}`

/** Locks the request, so that a second answer to the same link waits until the first is stored. */
export async function lockRequest(trx: Database, token: string): Promise<void> {
  const request = selectForUpdate(trx, 'review_requests').select('id')
  await request.where('token_hash', '=', tokenHash(token)).execute()
}

/** Returns the open request behind a link; undefined if the link does not work. */
export async function openRequest(db: Database, token: string, now: Date) {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined
  const row = await withDoctors(db)
    .selectAll('request')
    .where('request.token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row && isOpen(row, now) ? row : undefined
}

/** Selects requests with their doctors. A request is deleted with its doctor or article. */
function withDoctors(db: Database) {
  return db
    .selectFrom('review_requests as request')
    .innerJoin('doctors', 'doctors.number', 'request.doctor_number')
    .select(['doctors.id as doctor_id', 'doctors.name as doctor_name'])
    .select('doctors.email as doctor_email')
}

type Openness = { answer: string; expires_at: string; email: string; doctor_email: string }

function isOpen({ answer, expires_at, email, doctor_email }: Openness, now: Date): boolean {
  const isInTime = expires_at > now.toISOString()
  return answer === '' && isInTime && hasAddress({ email: doctor_email }, email)
}

type Pending = {
  id: string
  doctor_id: string
  doctor_name: string
  requested_at: string
  expires_at: string
  answer: '' | 'changes'
  comment: string
}

function pendingFrom(row: Pending): PendingReview {
  return {
    _id: row.id,
    doctor: { _id: row.doctor_id, name: row.doctor_name },
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    answer: row.answer,
    comment: row.comment,
  }
}

type Answered = Pick<Pending, 'id' | 'doctor_id' | 'doctor_name' | 'requested_at' | 'comment'> & {
  answered_at: string | null
  answered_hash: string
  shown_at: string | null
}

function commentFrom(row: Answered, { hash, wordsHash }: TextHashes): ReviewComment {
  return {
    _id: row.id,
    doctor: { _id: row.doctor_id, name: row.doctor_name },
    at: row.answered_at ?? row.requested_at,
    comment: row.comment,
    isOlderText: !['', hash, wordsHash].includes(row.answered_hash),
    shownAt: row.shown_at,
  }
}
