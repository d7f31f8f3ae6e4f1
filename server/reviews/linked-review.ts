import type { Blog } from '../../shared/blog.ts'
import type { Remark } from '../../shared/remark.ts'
import type { ReviewKind } from '../../shared/review.ts'
import type { Database } from '../database/database.ts'
import type { LinkedRemarks } from '../records/remarks/linked-remarks.ts'
import type { SignedText } from '../review-state/signed-text.ts'
import type { createCompareTexts } from './compare-aside.ts'
import { type Reading, readingOf } from './read-sections.ts'
import { reviewTime } from './reading-time.ts'
import { draftKeyOf, type ReviewSubject, type Subjects } from './subjects.ts'
import type { PartChange } from './text-changes.ts'

/** What the page behind a link shows. */
export type LinkedReview = {
  kind: ReviewKind
  id: string
  title: string
  /** Undefined unless the page is an article. */
  article: Blog | undefined
  contentHash: string
  reading: Reading
  /** How long the review takes, such as `20 to 30 minutes`. */
  time: string
  doctor: { name: string; interests: string }
  note: string
  /** A time, ISO 8601 UTC. */
  expiresAt: string
  /** This doctor's previous signature and the changes since, which are undefined if there are too many to list. */
  before: { signedAt: string; changes: PartChange[] | undefined } | undefined
  /** This doctor's own remarks; undefined for a page that has none, because its words are not in the panel's forms. */
  remarks: Remark[] | undefined
}

type Parts = {
  db: Database
  subjects: Subjects
  remarks: Pick<LinkedRemarks, 'list'>
  compareTexts: ReturnType<typeof createCompareTexts>
}

type Linked = {
  request: { id: string; note: string; expires_at: string }
  subject: ReviewSubject
  doctor: { number: number; name: string; interests: string }
}

/** Reads what the doctor sees behind a link that works. */
export async function linkedReview(
  { db, subjects, remarks, compareTexts }: Parts,
  { request, subject, doctor }: Linked,
): Promise<LinkedReview> {
  const { kind, id, title } = subject
  const { text, article } = await subjects.read(db, kind, id)
  const last = await lastSigned(db, subject, doctor.number)
  return {
    kind,
    id,
    title,
    article,
    contentHash: subject.hash,
    reading: await readingOf(db, request.id, text),
    time: reviewTime(text),
    doctor: { name: doctor.name, interests: doctor.interests },
    note: request.note,
    expiresAt: request.expires_at,
    remarks:
      kind === 'article' ? await remarks.list(draftKeyOf(subject), doctor.number) : undefined,
    before: last && { signedAt: last.signedAt, changes: await compareTexts(last.text, text) },
  }
}

/** Returns the text that this doctor signed last, even if the signature was withdrawn. */
async function lastSigned(
  db: Database,
  { kind, id, createdAt }: ReviewSubject,
  doctorNumber: number,
): Promise<{ signedAt: string; text: SignedText } | undefined> {
  const row = await db
    .selectFrom('clinical_reviews')
    .select(['signed_at', 'signed_text'])
    .where('doctor_number', '=', doctorNumber)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('subject_created_at', '=', createdAt)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { signedAt: row.signed_at, text: JSON.parse(row.signed_text) as SignedText }
}
