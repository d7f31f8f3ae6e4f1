import type { ReviewKind } from '../../shared/review.ts'
import { ownArticle } from '../people/own-records.ts'
import { assertMay, forbidden, type Holder, lockPerson, type Permit } from '../people/permit.ts'

/** Throws 403 for those who may not sign, and for doctors whose own article it is. */
export function permitSigning(
  { _id }: Pick<Holder, '_id'>,
  { kind, id }: { kind: ReviewKind; id: string },
): Permit {
  return async (trx) => {
    const person = await lockPerson(trx, _id)
    await assertMay(trx, person, 'reviews.sign', () => false)
    if (person.role !== 'doctor' || kind !== 'article') return
    if (await ownArticle(id)(trx, person)) throw forbidden()
  }
}
