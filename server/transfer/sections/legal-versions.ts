import { z } from '../../../shared/schema.ts'
import { count, json, text } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

/** Legal pages as they were published: enquirers have agreed to one of them. */
export const legalVersions = ifThere({
  ...tableSection({
    name: 'legalVersions',
    table: 'legal_versions',
    key: ['page', 'version'],
    atOnce: 8,
    columns: { page: text(300), version: text(100), number: count, content: json(z.unknown()) },
  }),
  mayHaveRows: 'replaced',
})
