import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { newestPerTerm, type TermMatch } from '../query/rank-by-terms.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { findRanked } from './ranked-matches.ts'
import { findSorted } from './sorted-matches.ts'
import { createSqliteMatcher, type Expression } from './sqlite-words.ts'

/** Searches an FTS5 table. */
export function createSqliteEngine(db: Kysely<Tables>): SearchEngine<Expression> {
  return {
    findRanked: (ranking, section) => findRanked(db, ranking, section),
    findSorted: (query, sort, section) => findSorted(db, query('text'), sort, section),
    newestOfEach: (queries) => newestOfEach(db, queries),

    async newestTitles(query, limit) {
      const { rows } = await sql<{ number: number }>`
        select rowid as number from blog_search where blog_search match ${query('title')}
        order by rowid desc limit ${limit}`.execute(db)
      return rows.map(({ number }) => number)
    },

    matcher: createSqliteMatcher(db),
  }
}

/** For each term and tier, the newest articles that contain it. */
async function newestOfEach(db: Kysely<Tables>, each: Expression[]): Promise<TermMatch[]> {
  const parts = each.flatMap((expression, term) =>
    rankingTiers.map(
      (tier) => sql`
        select ${sql.lit(term)} as term, ${sql.lit(tier)} as tier, number from (
          select rowid as number from blog_search where blog_search match ${expression(tier)}
          order by rowid desc limit ${newestPerTerm}
        )`,
    ),
  )
  const { rows } = await sql<TermMatch>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
