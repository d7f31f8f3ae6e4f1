import { limits } from '../../../shared/limits.ts'
import { anchor, remarkOutcomes } from '../../../shared/remark.ts'
import {
  flag,
  id,
  idOrNull,
  json,
  oneOf,
  reference,
  referenceOrNull,
  text,
  textOrNull,
  time,
  timeOrNull,
  typedText,
} from '../records/columns.ts'
import { part, tableSection } from '../records/table-section.ts'

const { body, suggestion } = limits.remark

/** Remarks on drafts and published texts, with their replies. */
export const remarks = tableSection({
  name: 'remarks',
  table: 'remarks',
  key: ['created_at', 'id'],
  columns: {
    id,
    draft_number: reference('drafts', 'draft'),
    field: text(100),
    // What was typed into the passage while it was being remarked on made it longer.
    quote: text(limits.draft.richText),
    anchor: json(anchor),
    is_gone: flag,
    body: typedText(body),
    suggestion: textOrNull(suggestion),
    person_id: idOrNull,
    doctor_number: referenceOrNull('doctors', 'doctor'),
    author_name: typedText(limits.email),
    created_at: time,
    updated_at: time,
    outcome: oneOf(remarkOutcomes),
    closed_at: timeOrNull,
    closed_by: textOrNull(limits.email),
  },
  parts: {
    replies: part('remark_replies', 'remark_id', {
      order: ['created_at', 'id'],
      columns: {
        id,
        body: typedText(body),
        person_id: idOrNull,
        author_name: typedText(limits.email),
        created_at: time,
      },
    }),
  },
})
