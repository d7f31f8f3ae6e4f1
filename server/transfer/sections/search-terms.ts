import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import { type Column, count, text, textOrNull } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

const same = (value: unknown) => value
const countOrNull: Column = {
  schema: z.int().min(0).nullable(),
  fromColumn: same,
  toColumn: same,
}

/** What readers searched for, which may be about themselves. */
export const searchTerms = ifThere(
  tableSection({
    name: 'searchTerms',
    table: 'search_terms',
    key: ['day', 'term_hash'],
    atOnce: 500,
    columns: {
      day: text(10),
      term_hash: text(100),
      text: textOrNull(limits.searchField),
      searches: count,
      found: countOrNull,
    },
  }),
)
