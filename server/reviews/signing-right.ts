import type { ReviewKind } from '../../shared/review.ts'
import type { Database } from '../database/database.ts'
import { ownArticle } from '../people/own-records.ts'
import { assertMay, forbidden, type Holder } from '../people/permit.ts'

type Page = { kind: ReviewKind; id: string }

/** Throws 403 for those who may not sign, and for doctors whose own article it is; of the page much may be missing. */
export async function assertMaySign(
  db: Database,
  person: Holder,
  { kind, id }: Partial<Page>,
): Promise<void> {
  await assertMay(db, person, 'reviews.sign', () => false)
  if (person.role !== 'doctor' || kind !== 'article') return
  if (await ownArticle(String(id))(db, person)) throw forbidden()
}
