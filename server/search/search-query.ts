import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../shared/blog.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { type Found, listNumbers, sortedAmong } from '../listing/facet-query.ts'
import type { Section } from '../listing/paginate.ts'
import { findMost } from './query/find-most.ts'
import type { MatchedTerms } from './query/highlighter.ts'
import type { Matching } from './query/match-terms.ts'
import { createPostgresSearch } from './postgres/postgres-query.ts'
import type { Search } from './query/search.ts'
import { isLongSentence, parseQuery } from './query/parse-query.ts'
import { createSqliteMatcher, type Expression } from './query/query-words.ts'
import { newestPerTerm, type TermMatch } from './query/rank-by-terms.ts'
import { rankingTiers } from './query/ranking-tiers.ts'

/**
 * Finds the blogs that contain every term of the query. If there are none, one typo per word is
 * allowed. Results come by ranking tier (`ranking-tiers.ts`), newest first within one; no more
 * articles are ranked than are requested. Of a sentence, blogs that have most of its terms are found
 * (`rank-by-terms.ts`).
 */
export function createSearch(db: Kysely<Tables>): Search {
  if (isPostgres(db)) return createPostgresSearch(db)
  const matcher = createSqliteMatcher(db)
  const store = { db, matcher, newestOfEach }
  return async (text, sort, section) => {
    const query = parseQuery(text)
    if (query.terms.length === 0) return { numbers: [], total: 0, terms: nothing }
    if (isLongSentence(query)) return findMost(store, query.terms, sort, section)
    const all = sort ? await firstOfAll(db, sort) : { numbers: [], total: 0 }
    const first = all.numbers
    let matching = await matcher.asTyped(query.terms)
    let matches = await countMatches(db, matching, first)
    if (matches.total === 0) {
      matching = await matcher.corrected(query.terms)
      matches = await countMatches(db, matching, first)
    }
    const { total } = matches
    if (total === 0 && query.sentence) return findMost(store, query.terms, sort, section)
    if (!matching) return { numbers: [], total, terms: nothing }
    const { query: expression, terms } = matching
    if (section.offset >= total) return { numbers: [], total, terms }
    const numbers = sort
      ? await sortedNumbers(db, expression('text'), { ...matches, all: all.total }, sort, section)
      : await rankedNumbers(db, expression, section)
    return { numbers, total, terms }
  }
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

const nothing: MatchedTerms = { beginnings: [], forms: [] }

/** The number of matching blogs, and which of the given ones are among them, in their order. */
type Matches = { total: number; among: number[] }

async function countMatches(
  db: Kysely<Tables>,
  matching: Matching<Expression> | undefined,
  blogs: number[],
): Promise<Matches> {
  if (!matching) return { total: 0, among: [] }
  const expression = matching.query('text')
  if (blogs.length === 0) return { total: await count(db, expression), among: [] }
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

function firstOfAll(db: Kysely<Tables>, sort: SortOrder): Promise<Found> {
  return listNumbers(db, {}, sort, { offset: 0, limit: firstLooked })
}

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
