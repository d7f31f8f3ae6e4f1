import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { newestPerTerm, type TermMatch } from '../query/rank-by-terms.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { findSorted } from './sorted-matches.ts'
import { createSqliteMatcher, type Expression } from './sqlite-words.ts'

/** Searches an FTS5 table. */
export function createSqliteEngine(db: Kysely<Tables>): SearchEngine<Expression> {
  return {
    find: (query, sort, section) =>
      sort ? findSorted(db, query('text'), sort, section) : findRanked(db, query, section),
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

async function findRanked(
  db: Kysely<Tables>,
  expressionOf: Expression,
  section: Section,
): Promise<Found> {
  const total = await count(db, expressionOf('text'))
  if (section.offset >= total) return { numbers: [], total }
  return { numbers: await rankedNumbers(db, expressionOf, section), total }
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

async function count(db: Kysely<Tables>, expression: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from blog_search where blog_search match ${expression}
  `.execute(db)
  return rows[0]!.total
}

/** Fills the section tier by tier, newest first within a tier. */
async function rankedNumbers(
  db: Kysely<Tables>,
  expressionOf: Expression,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of earlier tiers, which are skipped or already taken. */
  let before = 0
  let excluded = ''
  for (const step of rankingTiers) {
    const skipped = Math.max(0, offset - before)
    const lacking = limit - numbers.length
    const expression = `(${expressionOf(step)})`
    const { rows } = await sql<{ number: number }>`
      select rowid as number from blog_search
      where blog_search match ${expression + excluded}
      order by rowid desc limit ${lacking} offset ${skipped}
    `.execute(db)
    numbers.push(...rows.map(({ number }) => number))
    if (numbers.length === limit) break
    // Each tier includes those before it.
    before =
      rows.length > 0 || skipped === 0
        ? before + skipped + rows.length
        : await count(db, expression)
    excluded = ` NOT ${expression}`
  }
  return numbers
}
