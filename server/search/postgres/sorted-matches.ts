import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import { sortedAmong } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import { matchingAt } from './matching-at.ts'

/** A query and how many articles match it. */
type Matches = { query: string; total: number }

/** In microseconds, measured with articles of 300 to 900 words. */
const cost = { readWords: 40, lookUp: 11, listed: 0.5, found: 4 }

/**
 * The numbers of a section of the matches in an order other than their rank. Where many match, the
 * whole list is walked and the words of each article on the way are read, until enough of them were
 * met; where few do, these are looked up and sorted; else all that match and the whole list are joined.
 */
export async function sortedMatches(
  db: Kysely<Tables>,
  { query, total }: Matches,
  sort: SortOrder,
  section: Section,
): Promise<number[]> {
  const all = await countAll(db)
  const end = Math.min(section.offset + section.limit, total)
  const steps = (Math.min(end, total - section.offset) / total) * all
  const found = sql`select * from ${matchingAt(rankingTiers.length, query)}`
  const ways = [
    {
      costs: steps * cost.readWords,
      // A subquery for each row, which no planner can turn into a join.
      condition: sql<boolean>`listed.kind = 'all' and listed.value = '' and (
        select words @@ ${query}::tsquery from blog_search
        where blog_search.blog_number = listed.blog_number)`,
    },
    {
      costs: total * cost.lookUp,
      condition: sql<boolean>`listed.kind = 'all' and listed.value = ''
        and listed.blog_number = any(array(${found}))`,
    },
    {
      costs: all * cost.listed + total * cost.found,
      condition: sql<boolean>`listed.kind = 'all' and listed.blog_number in (${found})`,
    },
  ]
  const { condition } = ways.reduce((best, other) => (other.costs < best.costs ? other : best))
  return sortedAmong(db, condition, sort, section, total)
}

async function countAll(db: Kysely<Tables>): Promise<number> {
  const counted = await db
    .selectFrom('facet_counts')
    .select('count')
    .where('kind', '=', 'all')
    .executeTakeFirst()
  return counted?.count ?? 0
}
