import { limits } from '../../../shared/limits.ts'
import { reviewKinds, reviewLimits } from '../../../shared/review.ts'
import { z } from '../../../shared/schema.ts'
import {
  address,
  addressOrNull,
  day,
  flag,
  id,
  idOrNull,
  json,
  oneOf,
  referenceOrNull,
  text,
  textOrNull,
  time,
  timeOrEmpty,
  timeOrNull,
  typedText,
} from '../records/columns.ts'
import { part, tableSection } from '../records/table-section.ts'

const { doctor } = limits
const signedText = z.array(
  z.strictObject({ name: z.string(), label: z.string(), html: z.string() }),
)

/** Signatures are hashes of words, so that they stay valid wherever the words are the same. */
export const reviews = tableSection({
  name: 'reviews',
  table: 'clinical_reviews',
  key: ['number'],
  atOnce: 8,
  columns: {
    id,
    kind: oneOf(reviewKinds),
    subject_id: id,
    subject_created_at: timeOrEmpty,
    content_hash: text(100),
    text_hash: textOrNull(100),
    doctor_number: referenceOrNull('doctors', 'doctor'),
    reviewer_name: typedText(doctor.name),
    reviewer_credentials: typedText(doctor.credentials),
    reviewer_specialty: typedText(doctor.specialty),
    reviewer_email: address,
    reviewer_license: typedText(doctor.license),
    reviewer_npi: typedText(10),
    signer_id: idOrNull,
    interests: typedText(reviewLimits.interests),
    signed_at: time,
    signed_by: oneOf(['link', 'session']),
    due_on: day,
    is_overdue: flag,
    changed_at: timeOrNull,
    withdrawn_at: timeOrNull,
    withdrawn_by: addressOrNull,
    withdrawn_reason: textOrNull(reviewLimits.reason),
    signed_text: json(signedText),
  },
  parts: {
    reminders: part('review_reminders', 'review_number', {
      of: 'number',
      order: ['what'],
      columns: { what: oneOf(['soon', 'due']), sent_at: time },
    }),
  },
})
