import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { newestPerTerm, type TermMatch } from '../query/rank-by-terms.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { newestMatchingAt } from './matching-at.ts'
import { createPostgresMatcher } from './postgres-words.ts'
import { countMatches, findRanked } from './ranked-matches.ts'
import { sortedMatches } from './sorted-matches.ts'

/** Searches a tsvector and finds the same blogs in the same order as SQLite. Queries are tsquery texts. */
export function createPostgresEngine(db: Kysely<Tables>): SearchEngine<string> {
  return {
    findRanked: (ranking, section) => findRanked(db, ranking, section),
    findSorted: (query, sort, section) => findSorted(db, query, sort, section),
    newestOfEach: (queries) => newestOfEach(db, queries),
    newestTitles: (query, limit) => newestTitles(db, query, limit),
    matcher: createPostgresMatcher(db),
  }
}

async function newestOfEach(db: Kysely<Tables>, each: string[]): Promise<TermMatch[]> {
  const newest = { offset: 0, limit: newestPerTerm }
  const parts = each.flatMap((query, term) =>
    rankingTiers.map(
      (tier, index) => sql`
        select ${sql.lit(term)}::integer as term, ${sql.lit(tier)} as tier, number
        from ${newestMatchingAt(index + 1, query, sql`array[]::integer[]`, newest)} as number`,
    ),
  )
  const { rows } = await sql<TermMatch>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

async function findSorted(
  db: Kysely<Tables>,
  query: string,
  sort: SortOrder,
  section: Section,
): Promise<Found> {
  const total = await countMatches(db, query)
  if (section.offset >= total) return { numbers: [], total }
  return { numbers: await sortedMatches(db, { query, total }, sort, section), total }
}

async function newestTitles(db: Kysely<Tables>, query: string, limit: number): Promise<number[]> {
  const newest = newestMatchingAt(1, query, sql`array[]::integer[]`, { offset: 0, limit })
  const { rows } = await sql<{ number: number }>`
    select number from ${newest} as found (number) order by number desc`.execute(db)
  return rows.map(({ number }) => number)
}
