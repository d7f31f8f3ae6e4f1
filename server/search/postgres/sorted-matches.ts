import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import { sortedAmong } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import { matchingAt } from './matching-at.ts'

/** A query and the number of articles that match it. */
type Matches = { query: string; total: number }

/** Costs per row in microseconds, measured with articles of 300 to 900 words. */
const cost = { readWords: 40, lookUp: 11, listed: 0.5, found: 4 }

/**
 * The numbers of a section of the matches in an order other than by rank. Picks the cheapest of three
 * plans: with many matches, walk the whole list and check each article's words until the section is
 * full; with few, look the matches up and sort them; otherwise join the matches with the whole list.
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
      // A subquery per row, so that the planner can't turn it into a join.
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
