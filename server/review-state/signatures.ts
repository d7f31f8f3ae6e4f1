import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ReviewKind } from '../../shared/review.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import { counts } from './counting.ts'
import type { Signature } from './review-state.ts'
import type { TextHashes } from './signed-text.ts'

/** A text that may be signed. Times are ISO 8601 UTC, empty and null for a condition. */
export type Subject = { kind: ReviewKind; id: string; createdAt: string; savedAt: string | null }

export type LiveSignature = Signature & {
  number: number
  id: string
  kind: ReviewKind
  doctor_number: number | null
  interests: string
  subject_id: string
  subject_created_at: string
}

/**
 * The hash of what was signed: of the whole text or, for a signature made before that hash existed, of the words
 * only. The two kinds never coincide. `review` is the query's name for the row of `clinical_reviews`.
 */
export const signedHash = (review: string) =>
  sql<string>`coalesce(${sql.ref(`${review}.text_hash`)}, ${sql.ref(`${review}.content_hash`)})`

/** Selects all valid signatures, newest first. */
export function liveSignatures(db: Database) {
  return db
    .selectFrom('clinical_reviews as review')
    .leftJoin('doctors', 'doctors.number', 'review.doctor_number')
    .select(['review.number', 'review.id', 'review.kind', 'review.interests'])
    .select('review.doctor_number')
    .select(['review.subject_id', 'review.subject_created_at'])
    .select(signedHash('review').as('signed_hash'))
    .select(['review.reviewer_name', 'review.reviewer_credentials', 'review.reviewer_specialty'])
    .select(['review.signed_at', 'review.due_on', 'review.changed_at', 'doctors.id as doctor_id'])
    .where(counts(db, 'review'))
    .orderBy('review.signed_at', 'desc')
    .orderBy('review.number', 'desc')
}

/** Batch size that does not hold up other requests on SQLite. */
const atOnce = 2000

/** Returns the newest valid signature of each article and condition, or only of those with this id. */
export async function newestLiveSignatures(
  db: Database,
  subjectId?: string,
): Promise<LiveSignature[]> {
  const newest = new Map<string, LiveSignature>()
  for (let after = 0; ; await afterOthers()) {
    const signatures = await liveSignatures(db)
      .clearOrderBy()
      .$if(subjectId !== undefined, (all) => all.where('review.subject_id', '=', subjectId!))
      .where('review.number', '>', after)
      .orderBy('review.number')
      .limit(atOnce)
      .execute()
    for (const one of signatures) {
      const key = `${one.kind} ${one.subject_id} ${one.subject_created_at}`
      const known = newest.get(key)
      if (!known || one.signed_at >= known.signed_at) newest.set(key, one)
    }
    if (signatures.length < atOnce) break
    after = signatures.at(-1)!.number
  }
  return [...newest.values()]
}

/** Returns the newest valid signature of each of these articles or conditions, by id. */
export async function newestSignatures(
  db: Database,
  kind: ReviewKind,
  subjects: readonly Pick<Subject, 'id' | 'createdAt'>[],
): Promise<Map<string, LiveSignature>> {
  const newest = new Map<string, LiveSignature>()
  if (subjects.length === 0) return newest
  const createdAt = new Map(subjects.map((subject) => [subject.id, subject.createdAt]))
  const rows = await liveSignatures(db)
    .where('review.kind', '=', kind)
    .where('review.subject_id', 'in', [...createdAt.keys()])
    .execute()
  for (const row of rows) {
    const { subject_id: id } = row
    if (createdAt.get(id) === row.subject_created_at && !newest.has(id)) newest.set(id, row)
  }
  return newest
}

/** Returns the newest valid signature of one article or condition. */
export async function newestSignature(
  db: Database,
  kind: ReviewKind,
  { id, createdAt }: Pick<Subject, 'id' | 'createdAt'>,
): Promise<LiveSignature | undefined> {
  const [newest] = await signaturesOfOne(db, kind, id, createdAt)
  return newest
}

const signaturesOfOne = compileOnce<LiveSignature>((db) =>
  liveSignatures(db)
    .where('review.kind', '=', 'article')
    .where('review.subject_id', '=', '')
    .where('review.subject_created_at', '=', ''),
)

/** Records when the text began to differ from each signed one. Call it in the transaction of the save. */
export async function noteSavedWords(
  trx: Database,
  { kind, id, createdAt, savedAt }: Subject,
  { hash, wordsHash }: TextHashes,
): Promise<void> {
  await trx
    .updateTable('clinical_reviews')
    .set((eb) => ({
      changed_at: eb
        .case()
        .when(signedHash('clinical_reviews'), 'in', [hash, wordsHash])
        .then(null)
        .else(eb.fn.coalesce('changed_at', eb.val(savedAt)))
        .end(),
    }))
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('subject_created_at', '=', createdAt)
    .execute()
}
