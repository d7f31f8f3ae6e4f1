import type { Review } from '../../shared/review.ts'
import { noReview } from '../../shared/review.ts'
import type { TextHashes } from './signed-text.ts'

/** A stored signature without the signed text. Days and times are ISO 8601. */
export type Signature = {
  /** Hash of the whole text; for an early signature, of its words only. */
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
  /** When the text was last saved; used if the time of the change was not recorded. */
  savedAt: string | null
}

/** Returns the review that results from the newest valid signature and the current text. */
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
