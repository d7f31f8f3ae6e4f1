import { z } from '../../../shared/schema.ts'
import { type Column, id, time } from '../records/columns.ts'
import { ifThere } from '../records/if-there.ts'
import { tableSection } from '../records/table-section.ts'

const same = (value: unknown) => value
/** A path of this site: never another site's, which would begin with two slashes. */
const path: Column = {
  schema: z
    .string()
    .max(2000)
    .regex(/^\/(?:[^/\\\s][^\\\s]*)?$/),
  fromColumn: same,
  toColumn: same,
}

export const redirects = ifThere(
  tableSection({
    name: 'redirects',
    table: 'redirects',
    key: ['id'],
    columns: { id, source: path, target: path, created_at: time },
  }),
)
