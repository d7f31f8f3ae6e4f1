import { setImmediate as afterOthers } from 'node:timers/promises'
import type { ReviewedPage, ReviewKind } from '../../shared/review.ts'
import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { reviewOf } from '../review-state/review-state.ts'
import { newestLiveSignatures } from '../review-state/signatures.ts'
import { requestsByPage } from './requests.ts'
import type { ReviewSubject, Subjects } from './subjects.ts'

type Filter = {
  kind?: ReviewKind | undefined
  /** The other pages are not read. */
  id?: string | undefined
  state?: ReviewedPage['review']['state'] | undefined
}

/** States in order of urgency. */
const order = ['changed', 'due', 'none', 'current']

/** Lists every page that may be signed, with its review and requests; pages that need work come first. */
export async function listPages(...parts: Parameters<typeof listWork>): Promise<ReviewedPage[]> {
  return (await listWork(...parts)).map(({ subject, ...page }) => {
    const { kind, id, title, path, hash: contentHash } = subject
    return { kind, id, title, path, contentHash, ...page }
  })
}

export type PageWork = Pick<ReviewedPage, 'review' | 'pending' | 'comments'> & {
  subject: ReviewSubject
}

/** The same without the hashes of pages that nobody has signed. These take milliseconds each to compute. */
export async function listWork(
  db: Database,
  subjects: Subjects,
  now: Date,
  { kind, id, state }: Filter = {},
): Promise<PageWork[]> {
  const today = academyDay(now)
  const all = id === undefined ? await subjects.all() : await subjects.withId(id)
  const newest = await newestByPage(db, id)
  // On SQLite, the queries above do not let other requests run in between.
  await afterOthers()
  const requests = await requestsByPage(db, now, id)
  return all
    .filter((subject) => kind === undefined || subject.kind === kind)
    .map((subject) => {
      const { savedAt } = subject
      const review = reviewOf(newest(subject), { hashes: subject, savedAt, today })
      return { subject, review, titleKey: foldText(subject.title) }
    })
    .filter(({ review }) => state === undefined || review.state === state)
    .sort(byNeed)
    .map(({ subject, review }) => ({ subject, review, ...requests(subject) }))
}

/** Returns a function that finds a page's newest valid signature. `subjectId` limits it to pages with this id. */
export async function newestByPage(db: Database, subjectId?: string) {
  const key = (kind: string, id: string, createdAt: string) => `${kind} ${id} ${createdAt}`
  const newest = new Map(
    (await newestLiveSignatures(db, subjectId)).map((signature) => [
      key(signature.kind, signature.subject_id, signature.subject_created_at),
      signature,
    ]),
  )
  return ({ kind, id, createdAt }: ReviewSubject) => newest.get(key(kind, id, createdAt))
}

type Sorted = { review: ReviewedPage['review']; titleKey: string }

function byNeed(one: Sorted, other: Sorted): number {
  return (
    order.indexOf(one.review.state) - order.indexOf(other.review.state) ||
    compare(one.review.dueOn ?? '', other.review.dueOn ?? '') ||
    compare(one.titleKey, other.titleKey)
  )
}

/** Much faster than a collator, which days and folded titles do not need. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
