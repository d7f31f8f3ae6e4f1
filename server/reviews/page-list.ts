import type { ReviewedPage, ReviewKind } from '../../shared/review.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { reviewOf } from '../review-state/review-state.ts'
import { type LiveSignature, liveSignatures } from '../review-state/signatures.ts'
import { requestsByPage } from './requests.ts'
import type { ReviewSubject, Subjects } from './subjects.ts'

type Filter = { kind?: ReviewKind | undefined; state?: ReviewedPage['review']['state'] | undefined }

/** What wants to be looked at first. */
const order = ['changed', 'due', 'none', 'current']

/** Every page that may be signed, with what was signed and asked for; what needs work first. */
export async function listPages(
  db: Database,
  subjects: Subjects,
  now: Date,
  { kind, state }: Filter = {},
): Promise<ReviewedPage[]> {
  const today = academyDay(now)
  const all = await subjects.all()
  const newest = await newestByPage(db)
  const requests = await requestsByPage(db, now)
  return all
    .filter((subject) => kind === undefined || subject.kind === kind)
    .map((subject) => {
      const { kind, id, title, path, hash: contentHash, savedAt } = subject
      const signature = newest(subject)
      return {
        ...{ kind, id, title, path, contentHash },
        review: reviewOf(signature, { contentHash, savedAt, today }),
        ...requests(subject),
      }
    })
    .filter(({ review }) => state === undefined || review.state === state)
    .sort(byNeed)
}

/** Returns what finds the newest signature of a page that counts. */
export async function newestByPage(db: Database) {
  const signatures = await liveSignatures(db).execute()
  const key = (kind: string, id: string, createdAt: string) => `${kind} ${id} ${createdAt}`
  const newest = new Map<string, LiveSignature>()
  for (const signature of signatures.toReversed()) {
    const { kind, subject_id, subject_created_at } = signature
    newest.set(key(kind, subject_id, subject_created_at), signature)
  }
  return ({ kind, id, createdAt }: ReviewSubject) => newest.get(key(kind, id, createdAt))
}

const compareTitles = new Intl.Collator('en').compare

function byNeed(one: ReviewedPage, other: ReviewedPage): number {
  return (
    order.indexOf(one.review.state) - order.indexOf(other.review.state) ||
    (one.review.dueOn ?? '').localeCompare(other.review.dueOn ?? '') ||
    compareTitles(one.title, other.title)
  )
}
