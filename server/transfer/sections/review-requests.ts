import { reviewKinds, reviewLimits } from '../../../shared/review.ts'
import {
  address,
  id,
  oneOf,
  reference,
  referenceOrNull,
  text,
  time,
  timeOrEmpty,
  timeOrNull,
  typedText,
} from '../records/columns.ts'
import { part, tableSection } from '../records/table-section.ts'

/** Their links go on working: the file has only hashes of them. */
export const reviewRequests = tableSection({
  name: 'reviewRequests',
  table: 'review_requests',
  key: ['requested_at', 'id'],
  columns: {
    id,
    kind: oneOf(reviewKinds),
    subject_id: id,
    blog_number: referenceOrNull('blogs', 'article'),
    doctor_number: reference('doctors', 'doctor'),
    email: address,
    note: typedText(reviewLimits.note),
    token_hash: text(100),
    requested_by: address,
    requested_at: time,
    expires_at: time,
    answer: oneOf(['', 'changes']),
    comment: typedText(reviewLimits.comment),
    answered_at: timeOrNull,
    answered_hash: text(100),
    shown_at: timeOrNull,
    subject_created_at: timeOrEmpty,
  },
  parts: {
    readSections: part('read_sections', 'request_id', {
      order: ['section', 'hash'],
      columns: { section: text(300), hash: text(100) },
    }),
  },
})
