import { address, derived, id, time, timeOrEmpty } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

/** The pages of words that drafts can belong to; a start of the program adds them. */
export const wordPages = ifThere({
  ...tableSection({
    name: 'wordPages',
    table: 'word_pages',
    key: ['number'],
    columns: {
      id,
      image_url: derived(() => ''),
      created_at: time,
      updated_at: timeOrEmpty,
      updated_by: address,
    },
  }),
  mayHaveRows: 'replaced',
})
