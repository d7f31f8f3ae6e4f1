import type { Generated } from 'kysely'
import type { RemarkOutcome } from '../../shared/remark.ts'

/** Database columns of remarks, part of `Tables`. */
export type RemarkTables = {
  /** What staff and reviewers say about passages of texts that others write. Never public. */
  remarks: {
    id: string
    draft_number: number
    field: string
    /** The words of the passage when the remark was made. */
    quote: string
    /** JSON: an `Anchor`, which follows the text. */
    anchor: string
    /** 1 while the passage is not in the text. */
    is_gone: Generated<number>
    body: string
    /** Words to take the passage's place; null: none. */
    suggestion: string | null
    /** The id of the person who wrote it, who may be gone; null for a review link. */
    person_id: string | null
    /** The doctor who wrote it behind a review link. */
    doctor_number: number | null
    /** The author's name when the remark was made. */
    author_name: string
    created_at: string
    updated_at: string
    outcome: RemarkOutcome
    closed_at: string | null
    /** A name. */
    closed_by: string | null
  }
  remark_replies: {
    id: string
    remark_id: string
    body: string
    person_id: string | null
    author_name: string
    created_at: string
  }
}
