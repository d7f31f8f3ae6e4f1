import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import { type Found, listNumbers, sortedAmong } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { newestPerTerm, type TermMatch } from '../query/rank-by-terms.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { createSqliteMatcher, type Expression } from './sqlite-words.ts'

/** Searches an FTS5 table. */
export function createSqliteEngine(db: Kysely<Tables>): SearchEngine<Expression> {
  return {
    matcher: createSqliteMatcher(db),
    find: (query, sort, section) =>
      sort ? findSorted(db, query, sort, section) : findRanked(db, query, section),
    newestOfEach: (queries) => newestOfEach(db, queries),

    async newestTitles(query, limit) {
      const { rows } = await sql<{ number: number }>`
        select rowid as number from blog_search where blog_search match ${query('title')}
        order by rowid desc limit ${limit}`.execute(db)
      return rows.map(({ number }) => number)
    },

    sortedSection(numbers, sort, section) {
      const condition = sql<boolean>`listed.kind = 'all' and listed.value = ''
        and listed.blog_number in (${sql.join(numbers)})`
      return sortedAmong(db, condition, sort, section, numbers.length)
    },
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

async function findSorted(
  db: Kysely<Tables>,
  expressionOf: Expression,
  sort: SortOrder,
  section: Section,
): Promise<Found> {
  const expression = expressionOf('text')
  const all = await listNumbers(db, {}, sort, { offset: 0, limit: firstLooked })
  const matches = await countAmong(db, expression, all.numbers)
  const { total } = matches
  if (section.offset >= total) return { numbers: [], total }
  const numbers = await sortedNumbers(db, expression, { ...matches, all: all.total }, sort, section)
  return { numbers, total }
}

/** For each term and tier the newest articles that have it there. */
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

/** The number of matching blogs, and which of the given ones are among them, in their order. */
type Matches = { total: number; among: number[] }

async function countAmong(
  db: Kysely<Tables>,
  expression: string,
  blogs: number[],
): Promise<Matches> {
  const { rows } = await sql<{ total: number; among: string }>`
    select count(*) as total, json_group_array(rowid) filter (
      where +rowid in (select value from json_each(${JSON.stringify(blogs)}))
    ) as among
    from blog_search where blog_search match ${expression}
  `.execute(db)
  const { total, among } = rows[0]!
  const found = new Set(JSON.parse(among) as number[])
  return { total, among: blogs.filter((number) => found.has(number)) }
}

async function count(db: Kysely<Tables>, expression: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from blog_search where blog_search match ${expression}
  `.execute(db)
  return rows[0]!.total
}

/** Takes from each tier what the page still lacks, until it is full. */
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

/** How many articles of the whole list are checked against the matches while these are counted. */
const firstLooked = 200
/** How many steps along a list cost as much as looking up one article's place in it. */
const stepsPerLookup = 18

/**
 * A common match is found among the first of the list, without collecting all matches. Otherwise a
 * small number of matches is looked up and sorted, or the list is walked until the page is full. A
 * plus sign keeps SQLite from using that index.
 */
async function sortedNumbers(
  db: Kysely<Tables>,
  expression: string,
  { total, among, all }: Matches & { all: number },
  sort: SortOrder,
  section: Section,
): Promise<number[]> {
  const end = Math.min(section.offset + section.limit, total)
  if (among.length >= end) return among.slice(section.offset, end)
  const found = sql`(select rowid from blog_search where blog_search match ${expression})`
  const steps = (Math.min(end, total - section.offset) / total) * all
  const condition =
    total * stepsPerLookup < steps
      ? sql<boolean>`+listed.kind = 'all' and listed.blog_number in ${found}`
      : sql<boolean>`listed.kind = 'all' and listed.value = '' and +listed.blog_number in ${found}`
  return sortedAmong(db, condition, sort, section, total)
}
