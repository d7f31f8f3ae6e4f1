import { enquiryChannels, enquiryStates, spamReasons } from '../../../shared/desk.ts'
import { appointmentWish, enquiryAbout } from '../../../shared/enquiry.ts'
import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import {
  address,
  count,
  dayOrNull,
  derived,
  flag,
  id,
  idOrNull,
  json,
  oneOf,
  oneOfOrNull,
  text,
  textOrNull,
  time,
  timeOrEmpty,
  timeOrNull,
} from '../records/columns.ts'
import { part, tableSection } from '../records/table-section.ts'

const { desk, enquiry } = limits
const messageId = text(1000)

const keptFile = z.object({
  n: z.int().min(1),
  name: z.string(),
  size: z.int().nullable(),
  part: z.string().nullable(),
})

const mails = part('enquiry_mails', 'enquiry_id', {
  order: ['at', 'id'],
  columns: {
    id,
    direction: oneOf(['in', 'out']),
    message_id: messageId,
    from_address: text(1000),
    text: text(desk.mailText),
    attachments: json(z.array(z.string())),
    files: json(z.array(keptFile)),
    opening: flag,
    joined: flag,
    auto: flag,
    kept: flag,
    at: time,
    person_id: idOrNull,
    failed: count,
    bounce_id: textOrNull(1000),
    failure: textOrNull(1000),
    settled: flag,
  },
})

const notes = part('enquiry_notes', 'enquiry_id', {
  order: ['at', 'id'],
  columns: { id, text: text(desk.text), at: time, person_id: id },
})

/** Patients' messages, with everything that staff did about them. */
export const enquiries = tableSection({
  name: 'enquiries',
  table: 'enquiries',
  key: ['id'],
  atOnce: 10,
  columns: {
    id,
    name: text(enquiry.name),
    email: address,
    message: text(Math.max(enquiry.message, desk.mailText)),
    created_at: time,
    filter_text: derived(() => null),
    state: oneOf(enquiryStates),
    spam_reason: oneOfOrNull(spamReasons),
    spam_at: timeOrNull,
    marks_sender: flag,
    unread: flag,
    answered: flag,
    assigned_to: idOrNull,
    last_at: timeOrEmpty,
    updated_at: timeOrEmpty,
    message_key: text(100),
    dropped_mails: count,
    failed: flag,
    waiting_since: timeOrEmpty,
    later: dayOrNull,
    put_off_at: timeOrNull,
    danger_at: timeOrNull,
    danger_words: json(z.array(z.string()).nullable()),
    channel: oneOf(enquiryChannels),
    telephone: text(desk.telephone),
    consent: textOrNull(40),
    last_file: count,
    about: json(enquiryAbout.nullable()),
    wish: json(appointmentWish.nullable()),
    told_assigned_at: timeOrNull,
    told_answered_at: timeOrNull,
    told_failed_at: timeOrNull,
  },
  parts: {
    mails,
    notes,
    reads: part('enquiry_reads', 'enquiry_id', {
      order: ['person_id'],
      columns: { person_id: id, first_at: time, last_at: time },
    }),
    unsentReplies: part('enquiry_drafts', 'enquiry_id', {
      order: ['person_id'],
      columns: { person_id: id, text: text(desk.draft), at: time },
    }),
  },
})
