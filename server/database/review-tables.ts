import type { Generated } from 'kysely'
import type { ReviewKind } from '../../shared/review.ts'

/** Database columns of clinical reviews, part of `Tables`. */
export type ReviewTables = {
  /** Doctors' signatures. They outlive the page and the doctor, and keep both names as they were. */
  clinical_reviews: {
    number: Generated<number>
    id: string
    kind: ReviewKind
    /**
     * Id of the article or condition. Together with the creation time it excludes a later article at
     * the same address.
     */
    subject_id: string
    /** Empty for a condition. */
    subject_created_at: string
    /** Hash of the signed words without punctuation and pictures. */
    content_hash: string
    /** Hash of all that was signed. Null: from before it existed, and not carried over. */
    text_hash: string | null
    /** Null once the doctor is deleted. */
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
    signed_by: 'link' | 'session'
    /** Day in the academy's time zone. */
    due_on: string
    /** 1 once pages were regenerated because `due_on` has passed. */
    is_overdue: Generated<number>
    /** Time of the first save that changed the signed text; null while the text is unchanged. */
    changed_at: string | null
    withdrawn_at: string | null
    /** Null too where the doctor signed again. */
    withdrawn_by: string | null
    withdrawn_reason: string | null
    /** JSON: the signed text, to show later what has changed. */
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
  /** Review requests whose doctors have not signed yet, or asked for changes. */
  review_requests: {
    id: string
    kind: ReviewKind
    subject_id: string
    blog_number: number | null
    doctor_number: number
    /** Where the link was sent; it works while this is the doctor's address. */
    email: string
    note: string
    token_hash: string
    requested_by: string
    requested_at: string
    expires_at: string
    /** `changes`: the doctor asked for changes instead of signing. */
    answer: Generated<'' | 'changes'>
    comment: Generated<string>
    answered_at: Generated<string | null>
    /** Hash of the text that the answer refers to. Empty: unknown. */
    answered_hash: Generated<string>
    /** Since when readers are told of the answer; null: they are not. */
    shown_at: Generated<string | null>
    /** Of the article that the answer is about, which outlives its row: only then not empty, and `blog_number` null. */
    subject_created_at: Generated<string>
  }
  /** Reminders sent to doctors, each at most once. */
  review_reminders: { review_number: number; what: 'soon' | 'due'; sent_at: string }
  /** Sections of a page that the doctor who was asked has marked as read, by the hash of their text. */
  read_sections: { request_id: string; section: string; hash: string }
  /** Hashes of the article text that a doctor signs; out of date if `updated_at` differs from the article's. */
  blog_text_hashes: { blog_number: number; updated_at: string; hash: string; words_hash: string }
  /** Written and read only by the version before. */
  blog_hashes: { blog_number: number; updated_at: string; hash: string }
}
