import { type Kysely, sql } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import type { Found } from '../../listing/facet-query.ts'
import type { Section } from '../../listing/paginate.ts'
import { findMost } from '../query/find-most.ts'
import type { MatchedTerms } from '../query/highlighter.ts'
import type { Matching as MatchingOf } from '../query/match-terms.ts'
import { isLongSentence, parseQuery } from '../query/parse-query.ts'
import { newestPerTerm, type TermMatch } from '../query/rank-by-terms.ts'
import type { Search, Titles } from '../query/search.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import { countAt, matchingAt, newestMatchingAt } from './matching-at.ts'
import { createPostgresMatcher } from './postgres-query-words.ts'
import { sortedMatches } from './sorted-matches.ts'

/** The search of `search-query.ts` over a tsvector: the same articles in the same order. */
export function createPostgresSearch(db: Kysely<Tables>): Search {
  const matcher = createPostgresMatcher(db)
  const store = { db, matcher, newestOfEach }
  return async (text, sort, section) => {
    const query = parseQuery(text)
    if (query.terms.length === 0) return { ...nothing, terms: noWords }
    if (isLongSentence(query)) return findMost(store, query.terms, sort, section)
    let matching = await matcher.asTyped(query.terms)
    let found = await find(db, matching, sort, section)
    if (found.total === 0) {
      matching = await matcher.corrected(query.terms)
      found = await find(db, matching, sort, section)
    }
    if (found.total === 0 && query.sentence) return findMost(store, query.terms, sort, section)
    return { ...found, terms: matching?.terms ?? noWords }
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

type Matching = MatchingOf<string>

const nothing: Found = { numbers: [], total: 0 }
const noWords: MatchedTerms = { beginnings: [], forms: [] }

async function find(
  db: Kysely<Tables>,
  matching: Matching | undefined,
  sort: SortOrder | undefined,
  section: Section,
): Promise<Found> {
  if (!matching) return nothing
  if (!sort && endOf(section) <= firstRanked) {
    // Together they take as long as the slower one: each connection has a process of its own.
    const [total, numbers] = await Promise.all([
      count(db, matching),
      firstNumbers(db, matching, section),
    ])
    return { numbers, total }
  }
  const total = await count(db, matching)
  if (section.offset >= total) return { numbers: [], total }
  const numbers = sort
    ? await sortedMatches(db, { query: matching.query, total }, sort, section)
    : await fromSteps(db, matching, section)
  return { numbers, total }
}

/** The titles of `suggest.ts` over the same tsvector. */
export function createPostgresTitles(db: Kysely<Tables>): Titles {
  const matcher = createPostgresMatcher(db)
  const newest = async (matching: Matching | undefined, limit: number) =>
    matching ? newestAt(db, 1, matching, { offset: 0, limit }, []) : []
  return {
    asTyped: async (terms, limit) => newest(await matcher.asTyped(terms), limit),
    corrected: async (terms, limit) => newest(await matcher.corrected(terms), limit),
  }
}

async function count(
  db: Kysely<Tables>,
  matching: Matching,
  step: number = rankingTiers.length,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ${countAt(step, matching.query)} as total`.execute(db)
  return rows[0]!.total
}

/** Up to here a page is taken from all that come before it, which are looked for together. */
const firstRanked = 200

function endOf({ offset, limit }: Section): number {
  return offset + limit
}

async function firstNumbers(
  db: Kysely<Tables>,
  matching: Matching,
  section: Section,
): Promise<number[]> {
  const first = await fromSteps(db, matching, { offset: 0, limit: endOf(section) })
  return first.slice(section.offset)
}

/** Takes from each step what the section lacks, until it is full; within a step the newest first. */
async function fromSteps(
  db: Kysely<Tables>,
  matching: Matching,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of the steps before this one, which the section passes over or has taken. */
  let before = 0
  for (let step = 1; step <= rankingTiers.length; step += 1) {
    const skipped = Math.max(0, offset - before)
    const lacking = { offset: skipped, limit: limit - numbers.length }
    const but = numbers.length === before ? numbers : undefined
    const found = await newestAt(db, step, matching, lacking, but)
    numbers.push(...found)
    if (numbers.length === limit) break
    before =
      found.length > 0 || skipped === 0
        ? before + skipped + found.length
        : await count(db, matching, step)
  }
  return numbers
}

/** The newest that match at the step and at none before it, which are `but` where all those are known. */
async function newestAt(
  db: Kysely<Tables>,
  step: number,
  { query }: Matching,
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
