import { addressOf, findReviewedPage, signedPages } from '../../content/medical-pages.ts'
import type { DoctorPage } from '../../shared/doctor.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../database/database.ts'
import { pageHashes } from '../review-state/condition-text.ts'
import { counts } from '../review-state/counting.ts'
import { signedHash } from '../review-state/signatures.ts'

/**
 * Returns the pages whose newest signature is this doctor's and whose text has not changed since, newest
 * review first, at most `limits.doctorPage`. It takes one statement, however many pages the doctor has signed.
 */
export async function pagesReviewedBy(
  db: Database,
  doctorId: string,
): Promise<DoctorPage['reviewed']> {
  const rows = await db
    .selectFrom(signaturesOfTheirPages(db, doctorId).as('review'))
    .innerJoin('doctors', 'doctors.number', 'review.doctor_number')
    .leftJoin('blogs', (join) =>
      join
        .on('review.kind', '=', 'article')
        .onRef('blogs.id', '=', 'review.subject_id')
        .onRef('blogs.created_at', '=', 'review.subject_created_at'),
    )
    .leftJoin('blog_text_hashes as known', (join) =>
      join
        .onRef('known.blog_number', '=', 'blogs.number')
        .onRef('known.updated_at', '=', 'blogs.updated_at'),
    )
    .select(['review.kind', 'review.subject_id', 'review.signed_at', 'blogs.title'])
    .where('review.place', '=', 1)
    .where('doctors.id', '=', doctorId)
    .where(({ or, eb, ref }) =>
      or([
        eb('known.hash', '=', ref('review.signed_hash')),
        eb('known.words_hash', '=', ref('review.signed_hash')),
        eb('review.kind', '<>', 'article').and(
          'review.signed_hash',
          'in',
          signedPages.map(pageHashes).flatMap(({ hash, wordsHash }) => [hash, wordsHash]),
        ),
      ]),
    )
    .orderBy('review.signed_at', 'desc')
    .orderBy('review.number', 'desc')
    .limit(limits.doctorPage)
    .execute()
  return rows.flatMap(({ kind, subject_id: id, title, signed_at: reviewedAt }) => {
    if (kind === 'article') {
      return { kind, id, title: title ?? '', path: `/articles/${id}`, reviewedAt }
    }
    const page = findReviewedPage(kind, id)
    if (!page) return []
    return { kind, id, title: page.headingName, path: addressOf(page), reviewedAt }
  })
}

/** Valid signatures, by any doctor, of the pages that this doctor has signed. `place` is 1 for a page's newest. */
function signaturesOfTheirPages(db: Database, doctorId: string) {
  return db
    .selectFrom('clinical_reviews as signed')
    .select(['signed.number', 'signed.kind', 'signed.subject_id', 'signed.subject_created_at'])
    .select(['signed.doctor_number', 'signed.signed_at'])
    .select(signedHash('signed').as('signed_hash'))
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy(['signed.kind', 'signed.subject_id', 'signed.subject_created_at'])
            .orderBy('signed.signed_at', 'desc')
            .orderBy('signed.number', 'desc'),
        )
        .as('place'),
    )
    .where(counts(db, 'signed'))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('signed.kind', 'signed.subject_id'),
        'in',
        selectFrom('clinical_reviews as own')
          .innerJoin('doctors', 'doctors.number', 'own.doctor_number')
          .select(['own.kind', 'own.subject_id'])
          .where('doctors.id', '=', doctorId)
          .$asTuple('kind', 'subject_id'),
      ),
    )
}
