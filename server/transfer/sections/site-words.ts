import { z } from '../../../shared/schema.ts'
import { json, text } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

/** Words of pages that staff have changed. */
export const siteWords = ifThere(
  tableSection({
    name: 'siteWords',
    table: 'site_words',
    key: ['page', 'field'],
    columns: { page: text(300), field: text(300), value: json(z.unknown()) },
  }),
)
