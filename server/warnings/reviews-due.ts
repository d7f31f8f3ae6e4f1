import { findReviewedPage } from '../../content/medical-pages.ts'
import type { Database } from '../database/database.ts'
import { idsOfOwnArticles } from '../people/own-records.ts'
import { isOwnOnly } from '../people/permit.ts'
import { counts } from '../review-state/counting.ts'
import { counted, type WarningSource } from './warning-source.ts'

export const reviewsDue: WarningSource = {
  right: 'reviews.read',
  async read({ db }, person) {
    const due = await pagesDue(db)
    const own = isOwnOnly(person, 'reviews.read') ? await idsOfOwnArticles(db, person) : undefined
    const seen = own ? due.filter(({ kind, id }) => kind === 'article' && own.has(id)) : due
    return counted(
      {
        key: 'reviews-due',
        one: 'review is due',
        many: 'reviews are due',
        href: '/admin/reviews?state=due',
      },
      seen.length,
    )
  },
}

/** Returns the pages whose newest valid signature is overdue, unless the text has changed since. */
async function pagesDue(db: Database): Promise<{ kind: string; id: string }[]> {
  const rows = await db
    .selectFrom('clinical_reviews as review')
    .leftJoin('blogs', (join) =>
      join
        .onRef('blogs.id', '=', 'review.subject_id')
        .onRef('blogs.created_at', '=', 'review.subject_created_at'),
    )
    .select(['review.kind', 'review.subject_id as id', 'blogs.number as article'])
    .where('review.is_overdue', '=', 1)
    .where('review.changed_at', 'is', null)
    .where(counts(db, 'review'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clinical_reviews as newer')
            .select('newer.number')
            .whereRef('newer.subject_id', '=', 'review.subject_id')
            .whereRef('newer.kind', '=', 'review.kind')
            .whereRef('newer.subject_created_at', '=', 'review.subject_created_at')
            .whereRef('newer.number', '>', 'review.number')
            .where(counts(db, 'newer')),
        ),
      ),
    )
    .execute()
  return rows.filter(({ kind, id, article }) =>
    kind === 'article' ? article !== null : findReviewedPage(kind, id) !== undefined,
  )
}
