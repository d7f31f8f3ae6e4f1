import type { ReviewKind } from '../../shared/review.ts'
import type { Database } from '../database/database.ts'
import { ownArticle } from '../people/own-records.ts'
import { assertMay, forbidden, type Holder } from '../people/permit.ts'

type Page = { kind: ReviewKind; id: string }

/** Throws 403 if the person may not sign, or is the article's author. It runs before validation, so fields may be missing. */
export async function assertMaySign(
  db: Database,
  person: Holder,
  { kind, id }: Partial<Page>,
): Promise<void> {
  await assertMay(db, person, 'reviews.sign', () => false)
  if (person.role !== 'doctor' || kind !== 'article') return
  if (await ownArticle(String(id))(db, person)) throw forbidden()
}
