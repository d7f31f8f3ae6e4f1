import { count, text, time } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

/** Whose data was erased, as keyed hashes: an older backup may still bring them back. */
export const erasures = ifThere({
  ...tableSection({
    name: 'erasures',
    table: 'erasures',
    key: ['hash'],
    columns: { hash: text(200), at: time, done: count },
  }),
  mayHaveRows: 'replaced',
})
