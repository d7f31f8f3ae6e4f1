import { count, text, textOrNull, time, timeOrNull } from '../records/columns.ts'
import type { Section } from '../records/section.ts'
import { tableSection } from '../records/table-section.ts'

/** Without it, patients' answers would be read from the mailbox again. */
export const mailboxes: Section = {
  ...tableSection({
    name: 'mailboxes',
    table: 'mailboxes',
    key: ['name'],
    columns: {
      name: text(2000),
      due_at: time,
      uid_validity: textOrNull(100),
      last_uid: count,
      looked_at: timeOrNull,
    },
  }),
  mayHaveRows: 'replaced',
}
