// Objections: changes that doctors asked for instead of signing. Each stands until the doctor has reviewed again.
import type { ReviewKind } from '../../shared/review.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { ReviewSubject } from './subjects.ts'

type Page = { kind: ReviewKind; id: string }
type Subject = Pick<ReviewSubject, 'kind' | 'id' | 'createdAt'>
type Answered = { answer: string; blog_number: number | null; subject_created_at: string }

/** Whether a request with this page's kind and id was answered with an objection to this very page. */
export function isObjectionTo(
  { answer, blog_number, subject_created_at }: Answered,
  { createdAt }: Pick<Subject, 'createdAt'>,
): boolean {
  return answer !== '' && (blog_number !== null || subject_created_at === createdAt)
}

/** Whether the page shows readers a notice that a doctor has asked for changes. */
export async function isQuestioned(
  db: Database,
  { kind, id, createdAt }: Subject,
): Promise<boolean> {
  const shown = await db
    .selectFrom('review_requests')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('subject_created_at', '=', createdAt)
    .where('shown_at', 'is not', null)
    .executeTakeFirst()
  return shown !== undefined
}

/** All pages of which readers are told so. */
export async function questionedPages(
  db: Database,
): Promise<(page: Pick<Subject, 'kind' | 'id' | 'createdAt'>) => boolean> {
  const rows = await db
    .selectFrom('review_requests')
    .select(['kind', 'subject_id', 'subject_created_at'])
    .where('shown_at', 'is not', null)
    .execute()
  const keyOf = (kind: ReviewKind, id: string, createdAt: string) => `${kind} ${id} ${createdAt}`
  const keys = new Set(
    rows.map(({ kind, subject_id, subject_created_at }) =>
      keyOf(kind, subject_id, subject_created_at),
    ),
  )
  return ({ kind, id, createdAt }) => keys.has(keyOf(kind, id, createdAt))
}

type Given = { comment: string; at: string }

/** Turns an open request into an objection, which replaces an earlier one by the same doctor. */
export async function object(
  trx: Database,
  subject: ReviewSubject,
  request: { id: string; doctor_number: number },
  { comment, at }: Given,
): Promise<void> {
  const before = await selectForUpdate(trx, 'review_requests')
    .select('shown_at')
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('subject_created_at', '=', subject.createdAt)
    .where('doctor_number', '=', request.doctor_number)
    .where('shown_at', 'is not', null)
    .executeTakeFirst()
  await endObjections(trx, subject, request.doctor_number)
  await trx.deleteFrom('read_sections').where('request_id', '=', request.id).execute()
  await trx
    .updateTable('review_requests')
    .set({
      ...{ answer: 'changes', comment, answered_at: at, answered_hash: subject.hash },
      // The objection outlives unpublishing, and applies again once the article is republished.
      ...{ blog_number: null, subject_created_at: subject.createdAt },
      shown_at: before?.shown_at ?? null,
    })
    .where('id', '=', request.id)
    .execute()
}

/** Ends a doctor's objections to a page. Call it when the doctor has reviewed the page again. */
export async function endObjections(
  trx: Database,
  { kind, id }: Page,
  doctorNumber: number,
): Promise<void> {
  await trx
    .deleteFrom('review_requests')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('answer', '<>', '')
    .where('doctor_number', '=', doctorNumber)
    .execute()
}

/** Shows or hides the notice to readers about an objection. Returns its page; throws 404 if the objection is gone. */
export async function showObjection(
  trx: Database,
  id: string,
  shownAt: string | null,
): Promise<Page> {
  const row = await selectForUpdate(trx, 'review_requests')
    .select(['kind', 'subject_id'])
    .where('id', '=', id)
    .where('answer', '<>', '')
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'Nobody asks for this change any more.')
  await trx
    .updateTable('review_requests')
    .set(({ fn, ref, selectFrom }) => ({
      shown_at: shownAt,
      // The previous release leaves an answer attached to its article's row.
      subject_created_at: fn.coalesce(
        selectFrom('blogs')
          .select('created_at')
          .whereRef('blogs.number', '=', 'review_requests.blog_number'),
        ref('subject_created_at'),
      ),
      blog_number: null,
    }))
    .where('id', '=', id)
    .execute()
  return { kind: row.kind, id: row.subject_id }
}
