import { noReview, type ReviewKind, type ShownReview } from '../../shared/review.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { reviewOf } from '../review-state/review-state.ts'
import { newestSignatures } from '../review-state/signatures.ts'
import { type Articles, createSubjects } from './subjects.ts'

export type Reviews = ReturnType<typeof createReviews>

type Parts = { db: Database; clock: Clock; blogs: Articles }

/** Clinical review of articles and conditions. */
export function createReviews({ db, clock, blogs }: Parts) {
  const subjects = createSubjects(blogs)

  return {
    /** What readers are told of the review of a page; `none` where there is no such page. */
    async of(kind: ReviewKind, id: string): Promise<ShownReview> {
      const subject = await subjects.find(kind, id)
      const signature = subject && (await newestSignatures(db, kind, [subject])).get(id)
      if (!signature) return { ...noReview, interests: '' }
      const { hash: contentHash, savedAt } = subject
      const today = academyDay(clock())
      return {
        ...reviewOf(signature, { contentHash, savedAt, today }),
        interests: signature.interests,
      }
    },
  }
}
