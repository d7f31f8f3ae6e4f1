import { conditions, findCondition } from '../../content/conditions/conditions.ts'
import type { DoctorPage } from '../../shared/doctor.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { conditionHash } from '../review-state/condition-text.ts'

/**
 * The pages whose newest signature is this doctor's and whose words are still the signed ones, newest
 * review first, `limits.doctorPage` at most. One statement, however many pages the doctor has signed.
 */
export async function pagesReviewedBy(
  db: Database,
  doctorId: string,
): Promise<DoctorPage['reviewed']> {
  const rows = await db
    .selectFrom('clinical_reviews as review')
    .innerJoin('doctors', 'doctors.number', 'review.doctor_number')
    .leftJoin('blogs', (join) =>
      join
        .on('review.kind', '=', 'article')
        .onRef('blogs.id', '=', 'review.subject_id')
        .onRef('blogs.created_at', '=', 'review.subject_created_at'),
    )
    .leftJoin('blog_hashes as known', (join) =>
      join
        .onRef('known.blog_number', '=', 'blogs.number')
        .onRef('known.updated_at', '=', 'blogs.updated_at'),
    )
    .select(['review.kind', 'review.subject_id', 'review.signed_at', 'blogs.title'])
    .where('doctors.id', '=', doctorId)
    .where('review.withdrawn_at', 'is', null)
    .where(({ or, eb, ref }) =>
      or([
        eb('known.hash', '=', ref('review.content_hash')),
        eb('review.kind', '=', 'condition').and(
          'review.content_hash',
          'in',
          conditions.map(conditionHash),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clinical_reviews as newer')
            .select('newer.number')
            .whereRef('newer.kind', '=', 'review.kind')
            .whereRef('newer.subject_id', '=', 'review.subject_id')
            .whereRef('newer.subject_created_at', '=', 'review.subject_created_at')
            .where('newer.withdrawn_at', 'is', null)
            .where(({ eb, refTuple }) =>
              eb(
                refTuple('newer.signed_at', 'newer.number'),
                '>',
                refTuple('review.signed_at', 'review.number'),
              ),
            ),
        ),
      ),
    )
    .orderBy('review.signed_at', 'desc')
    .orderBy('review.number', 'desc')
    .limit(limits.doctorPage)
    .execute()
  return rows.flatMap(({ kind, subject_id: id, title, signed_at: reviewedAt }) => {
    if (kind === 'article')
      return { kind, id, title: title ?? '', path: `/articles/${id}`, reviewedAt }
    const condition = findCondition(id)
    if (!condition) return []
    return { kind, id, title: condition.headingName, path: `/solution/${id}`, reviewedAt }
  })
}
