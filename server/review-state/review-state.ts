import type { Review } from '../../shared/review.ts'
import { noReview } from '../../shared/review.ts'
import type { TextHashes } from './signed-text.ts'

/** What is kept of a signature, but for the words that were signed. Days and times are ISO 8601. */
export type Signature = {
  /** Of the whole text or, for an early signature, of its words alone. */
  signed_hash: string
  /** Null when the doctor is gone. */
  doctor_id: string | null
  reviewer_name: string
  reviewer_credentials: string
  reviewer_specialty: string
  signed_at: string
  due_on: string
  changed_at: string | null
}

type Now = {
  hashes: TextHashes
  /** In the academy's time zone. */
  today: string
  /** When the text was last saved: when it changed, where nobody noted it. */
  savedAt: string | null
}

/** What the newest signature that counts says of the words as they are now. */
export function reviewOf(signature: Signature | undefined, now: Now): Review {
  if (!signature) return noReview
  const { hash, wordsHash } = now.hashes
  const isChanged = ![hash, wordsHash].includes(signature.signed_hash)
  return {
    state: isChanged ? 'changed' : now.today > signature.due_on ? 'due' : 'current',
    reviewedBy: {
      _id: signature.doctor_id,
      name: signature.reviewer_name,
      credentials: signature.reviewer_credentials,
      specialty: signature.reviewer_specialty,
    },
    reviewedAt: signature.signed_at,
    dueOn: signature.due_on,
    changedAt: isChanged ? (signature.changed_at ?? now.savedAt) : null,
  }
}
