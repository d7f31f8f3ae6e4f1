import { findReviewedPage, reviewKindOf } from '../../content/medical-pages.ts'
import { medicalPageNames } from '../../shared/condition-ids.ts'
import type { CareReason, Dashboard, DashboardArticle } from '../../shared/dashboard.ts'
import { foldText } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { counts } from '../review-state/counting.ts'

/** How many of the newest articles are checked for the tag of a medical page. */
const newest = 1000

const pageKeys = Object.values(medicalPageNames).map(foldText)
const rows = limits.dashboardRows

/**
 * Returns what the panel's first screen shows. `doctor`: only articles of the doctor with this id; none if
 * it is null, all if undefined.
 */
export async function readDashboard(
  db: Database,
  clock: Clock,
  doctor: string | null | undefined,
): Promise<Dashboard> {
  const articles = () =>
    db
      .selectFrom('blogs')
      .select(['blogs.id as _id', 'blogs.title', 'blogs.image_url'])
      .select('blogs.updated_at as updatedAt')
      .$if(doctor !== undefined, (query) =>
        query.where('blogs.author_number', '=', ({ selectFrom }) =>
          selectFrom('doctors')
            .select('number')
            .where('id', '=', doctor ?? ''),
        ),
      )
      .limit(rows)
  const yearAgo = new Date(clock())
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)

  const questioned = await articles()
    .innerJoin('review_requests as request', (join) =>
      join
        .onRef('request.subject_id', '=', 'blogs.id')
        .onRef('request.subject_created_at', '=', 'blogs.created_at'),
    )
    .select(({ fn }) => fn.max('request.answered_at').as('answered_at'))
    .where('request.kind', '=', 'article')
    .where('request.answer', '<>', '')
    .groupBy(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.image_url', 'blogs.updated_at'])
    .orderBy('answered_at', 'desc')
    .execute()

  const found: Record<CareReason, DashboardArticle[]> = {
    objection: questioned.map(({ answered_at: _at, ...article }) => article),
    'no picture': await articles().where('blogs.image_url', '=', '').execute(),
    'no condition': await articles()
      .where('blogs.number', 'in', ({ selectFrom }) =>
        selectFrom(
          selectFrom('blog_facets')
            .select('blog_number')
            .where('kind', '=', 'all')
            .where('value', '=', '')
            .orderBy('created_at', 'desc')
            .orderBy('blog_number', 'desc')
            .limit(newest)
            .as('newest'),
        )
          .select('newest.blog_number')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('blog_facets as tagged')
                  .select('tagged.blog_number')
                  .whereRef('tagged.blog_number', '=', 'newest.blog_number')
                  .where('tagged.kind', '=', 'tag')
                  .where('tagged.value', 'in', pageKeys),
              ),
            ),
          ),
      )
      .execute(),
    'review due': await articles()
      .innerJoin('clinical_reviews as review', (join) =>
        join
          .onRef('review.subject_id', '=', 'blogs.id')
          .onRef('review.subject_created_at', '=', 'blogs.created_at'),
      )
      .where('review.kind', '=', 'article')
      .where(counts(db, 'review'))
      .where('review.due_on', '<', academyDay(clock()))
      .orderBy('review.due_on')
      .execute(),
    old: await articles()
      .where('blogs.updated_at', '<', yearAgo.toISOString())
      .orderBy('blogs.updated_at')
      .execute(),
  }
  const care = new Map<string, Dashboard['care'][number]>()
  if (doctor === undefined) {
    for (const page of await questionedPages(db)) care.set(`${page.kind} ${page._id}`, page)
  }
  for (const [reason, ofReason] of Object.entries(found) as [CareReason, DashboardArticle[]][]) {
    for (const article of ofReason) {
      if (!care.has(article._id)) care.set(article._id, { ...article, kind: 'article', reason })
    }
  }
  return {
    edited: await articles().orderBy('blogs.updated_at', 'desc').execute(),
    care: [...care.values()].slice(0, rows),
  }
}

/** Returns medical pages that a doctor objected to, newest objection first. */
async function questionedPages(db: Database): Promise<Dashboard['care']> {
  const answered = await db
    .selectFrom('review_requests')
    .select(({ fn }) => [
      'kind',
      'subject_id',
      fn.max('answered_at').as('at'),
      fn.max('requested_at').as('asked_at'),
    ])
    .where('kind', '<>', 'article')
    .where('answer', '<>', '')
    .groupBy(['kind', 'subject_id'])
    .orderBy('at', 'desc')
    .limit(rows)
    .execute()
  return answered.flatMap(({ kind, subject_id, at, asked_at }) => {
    const page = findReviewedPage(kind, subject_id)
    if (!page) return []
    const { id: _id, headingName: title } = page
    const shown = { _id, title, image_url: '', updatedAt: at ?? asked_at }
    return [{ ...shown, kind: reviewKindOf(page), reason: 'objection' as const }]
  })
}
