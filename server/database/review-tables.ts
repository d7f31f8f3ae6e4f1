import type { Generated } from 'kysely'
import type { ReviewKind } from '../../shared/review.ts'

/** Columns of clinical review as they are stored, part of `Tables`. */
export type ReviewTables = {
  /** Signatures of doctors. They stay when the page or the doctor goes, and name both as they were. */
  clinical_reviews: {
    number: Generated<number>
    id: string
    kind: ReviewKind
    /** Of an article or a condition; with the time of creation, of no later article that has its address. */
    subject_id: string
    /** Empty for a condition. */
    subject_created_at: string
    content_hash: string
    /** Null when the doctor is gone. */
    doctor_number: number | null
    reviewer_name: string
    reviewer_credentials: string
    reviewer_specialty: string
    /** Where the doctor was written to. */
    reviewer_email: string
    reviewer_license: Generated<string>
    reviewer_npi: Generated<string>
    /** The id of the person who signed in a session, who may be gone; null for a link. */
    signer_id: string | null
    interests: string
    signed_at: string
    /** `link` or `session`. */
    signed_by: 'link' | 'session'
    /** Day in the academy's time zone. */
    due_on: string
    /** 1 once pages were made anew because `due_on` has passed. */
    is_overdue: Generated<number>
    /** Of the first save since that has other words than the signed ones; null while they are the same. */
    changed_at: string | null
    withdrawn_at: string | null
    withdrawn_by: string | null
    withdrawn_reason: string | null
    /** JSON: what was signed, to show later what has changed since. */
    signed_text: string
  }
  /** What an owner has confirmed of a doctor's profile: only while it has these values the doctor may sign. */
  reviewer_confirmations: {
    doctor_number: number
    name: string
    credentials: string
    license: string
    npi: string
    /** Where links may go. Empty: nowhere yet. */
    email: string
    confirmed_at: string
    /** The owner's address; empty for what stood when confirming began. */
    confirmed_by: string
  }
  /** Doctors who were asked for a review and have not signed yet, or asked for changes. */
  review_requests: {
    id: string
    kind: ReviewKind
    subject_id: string
    blog_number: number | null
    doctor_number: number
    /** Where the link went; it works while the doctor has this address. */
    email: string
    note: string
    token_hash: string
    requested_by: string
    requested_at: string
    expires_at: string
    /** `changes`: the doctor has asked for changes instead of signing. */
    answer: Generated<'' | 'changes'>
    comment: Generated<string>
    answered_at: Generated<string | null>
    /** Of the words that the answer is about. Empty: not known. */
    answered_hash: Generated<string>
    /** Since when readers are told of the answer; null: they are not. */
    shown_at: Generated<string | null>
    /** Of the article that the answer is about, which outlives its row: only then not empty, and `blog_number` null. */
    subject_created_at: Generated<string>
  }
  /** What doctors were reminded of: each thing once. */
  review_reminders: { review_number: number; what: 'soon' | 'due'; sent_at: string }
  /** Hash of the words of an article that a doctor signs; out of date where `updated_at` is not the article's. */
  blog_hashes: { blog_number: number; updated_at: string; hash: string }
}
