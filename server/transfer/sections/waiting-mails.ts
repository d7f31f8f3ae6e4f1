import { count, id, idOrNull, text, textOrNull, time } from '../records/columns.ts'
import type { Section } from '../records/section.ts'
import { tableSection } from '../records/table-section.ts'

/** Mails that the mail server has not accepted yet. */
export const waitingMails: Section = {
  ...tableSection({
    name: 'waitingMails',
    table: 'mail_outbox',
    key: ['created_at', 'id'],
    atOnce: 50,
    columns: {
      id,
      recipient: text(1000),
      reply_to: textOrNull(1000),
      subject: text(1000),
      text: text(2_000_000),
      html: text(4_000_000),
      unsubscribe_url: textOrNull(2000),
      created_at: time,
      attempts: count,
      lane: count,
      begun: count,
      next_attempt_at: time,
      enquiry_id: idOrNull,
      message_id: textOrNull(1000),
      reference_ids: textOrNull(100_000),
    },
  }),
  mayHaveRows: 'kept',
}
