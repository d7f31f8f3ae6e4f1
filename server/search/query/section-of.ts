import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import { type Found, sortedAmong } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'

/** A section of the blogs found, which come best first, in the order asked for. */
export async function sectionOf(
  db: Kysely<Tables>,
  found: number[],
  sort: SortOrder | undefined,
  section: Section,
): Promise<Found> {
  const total = found.length
  const { offset, limit } = section
  if (!sort || total === 0) return { numbers: found.slice(offset, offset + limit), total }
  const condition = sql<boolean>`listed.kind = 'all' and listed.value = ''
    and listed.blog_number in (${sql.join(found)})`
  return { numbers: await sortedAmong(db, condition, sort, section, total), total }
}
