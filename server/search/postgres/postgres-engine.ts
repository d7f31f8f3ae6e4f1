import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { newestPerTerm, type TermMatch } from '../query/rank-by-terms.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { countAt, matchingAt, newestMatchingAt } from './matching-at.ts'
import { createPostgresMatcher } from './postgres-words.ts'
import { sortedMatches } from './sorted-matches.ts'

/** Searches a tsvector and finds the same blogs in the same order as SQLite. Queries are tsquery texts. */
export function createPostgresEngine(db: Kysely<Tables>): SearchEngine<string> {
  return {
    find: (query, sort, section) => find(db, query, sort, section),
    newestOfEach: (queries) => newestOfEach(db, queries),
    newestTitles: (query, limit) => newestAt(db, 1, query, { offset: 0, limit }, []),
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

async function find(
  db: Kysely<Tables>,
  query: string,
  sort: SortOrder | undefined,
  section: Section,
): Promise<Found> {
  if (!sort && endOf(section) <= firstRanked) {
    // Each connection has its own process, so the two queries run in parallel.
    const [total, numbers] = await Promise.all([count(db, query), firstNumbers(db, query, section)])
    return { numbers, total }
  }
  const total = await count(db, query)
  if (section.offset >= total) return { numbers: [], total }
  const numbers = sort
    ? await sortedMatches(db, { query, total }, sort, section)
    : await fromSteps(db, query, section)
  return { numbers, total }
}

async function count(
  db: Kysely<Tables>,
  query: string,
  step: number = rankingTiers.length,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ${countAt(step, query)} as total`.execute(db)
  return rows[0]!.total
}

/** Sections that end within the first 200 matches are cut from the whole list up to their end. */
const firstRanked = 200

function endOf({ offset, limit }: Section): number {
  return offset + limit
}

async function firstNumbers(
  db: Kysely<Tables>,
  query: string,
  section: Section,
): Promise<number[]> {
  const first = await fromSteps(db, query, { offset: 0, limit: endOf(section) })
  return first.slice(section.offset)
}

/** Fills the section tier by tier, newest first within a tier. */
async function fromSteps(
  db: Kysely<Tables>,
  query: string,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of earlier tiers, which are skipped or already taken. */
  let before = 0
  for (let step = 1; step <= rankingTiers.length; step += 1) {
    const skipped = Math.max(0, offset - before)
    const lacking = { offset: skipped, limit: limit - numbers.length }
    const but = numbers.length === before ? numbers : undefined
    const found = await newestAt(db, step, query, lacking, but)
    numbers.push(...found)
    if (numbers.length === limit) break
    before =
      found.length > 0 || skipped === 0
        ? before + skipped + found.length
        : await count(db, query, step)
  }
  return numbers
}

/** The newest matches at this tier but not at an earlier one. `but`: the earlier matches, if all are known. */
async function newestAt(
  db: Kysely<Tables>,
  step: number,
  query: string,
  section: Section,
  but?: number[],
): Promise<number[]> {
  const others = but
    ? sql`${but}::integer[]`
    : sql`array(select * from ${matchingAt(step - 1, query)})`
  const { rows } = await sql<{ number: number }>`
    select number from ${newestMatchingAt(step, query, others, section)} as found (number)
    order by number desc`.execute(db)
  return rows.map(({ number }) => number)
}
