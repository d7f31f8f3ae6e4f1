import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Section } from '../../listing/paginate.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { RankedSection, Ranking } from '../query/search-engine.ts'
import { countAt, matchingAt, newestMatchingAt } from './matching-at.ts'

/** Returns a section of the matches of a tsquery, best tier first. */
export async function findRanked(
  db: Kysely<Tables>,
  ranking: Ranking<string>,
  section: Section,
): Promise<RankedSection> {
  const countAll = async () => {
    const [total, omitted] = await Promise.all([
      countMatches(db, ranking.query),
      countAmong(db, ranking.query, ranking.without),
    ])
    return { total, omitted }
  }
  if (endOf(section) <= firstRanked) {
    // Each connection has its own process, so the queries run in parallel.
    const [counts, numbers] = await Promise.all([countAll(), firstNumbers(db, ranking, section)])
    return { numbers, ...counts }
  }
  const counts = await countAll()
  const listed = counts.total - counts.omitted
  if (section.offset >= listed) return { numbers: [], ...counts }
  return { numbers: await fromSteps(db, ranking, section), ...counts }
}

/** How many blogs match at a tier or an earlier one; tiers count from 1. */
export async function countMatches(
  db: Kysely<Tables>,
  query: string,
  tier: number = rankingTiers.length,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countAt(tier, query)} as total`.execute(db)
  return rows[0]!.total
}

/** How many of these few blogs match. */
async function countAmong(
  db: Kysely<Tables>,
  query: string,
  blogs: readonly number[],
): Promise<number> {
  if (blogs.length === 0) return 0
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from blog_search
    where blog_number = any(${blogs}::integer[]) and words @@ ${query}::tsquery`.execute(db)
  return rows[0]!.total
}

/** Sections that end within the first 200 matches are cut from the whole list up to their end. */
const firstRanked = 200

function endOf({ offset, limit }: Section): number {
  return offset + limit
}

async function firstNumbers(
  db: Kysely<Tables>,
  ranking: Ranking<string>,
  section: Section,
): Promise<number[]> {
  const first = await fromSteps(db, ranking, { offset: 0, limit: endOf(section) })
  return first.slice(section.offset)
}

/** The matches of a query at a tier or an earlier one. */
type TierMatches = { tier: number; query: string }
/** What a step adds to those before it, and what all of these match together. */
type Step = { added: TierMatches; whole: TierMatches[] }

function stepsOf({ query, own }: Ranking<string>): Step[] {
  return rankingTiers.flatMap((_, index) => {
    const added = { tier: index + 1, query }
    const step = { added, whole: [added] }
    if (!own || own === query) return [step]
    const ofOwn = { tier: index + 1, query: own }
    const before = index > 0 ? [{ tier: index, query }] : []
    return [{ added: ofOwn, whole: [...before, ofOwn] }, step]
  })
}

/** Fills the section step by step, newest first within a step. */
async function fromSteps(
  db: Kysely<Tables>,
  ranking: Ranking<string>,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of earlier steps, which are skipped or already taken. */
  let before = 0
  let matchedBefore: TierMatches[] = []
  for (const { added, whole } of stepsOf(ranking)) {
    const skipped = Math.max(0, offset - before)
    const lacking = { offset: skipped, limit: limit - numbers.length }
    const isAllKnown = numbers.length === before
    const found = await newestOf(db, added, lacking, {
      numbers: isAllKnown ? [...ranking.without, ...numbers] : ranking.without,
      matches: isAllKnown ? [] : matchedBefore,
    })
    numbers.push(...found)
    if (numbers.length === limit) break
    before =
      found.length > 0 || skipped === 0
        ? before + skipped + found.length
        : await countListed(db, whole, ranking.without)
    matchedBefore = whole
  }
  return numbers
}

type LeftOut = { numbers: readonly number[]; matches: readonly TierMatches[] }

/** The newest matches, without these blogs and without what these queries match. */
async function newestOf(
  db: Kysely<Tables>,
  { tier, query }: TierMatches,
  section: Section,
  { numbers, matches }: LeftOut,
): Promise<number[]> {
  const but = sql.join(
    [sql`${numbers}::integer[]`, ...matches.map((one) => sql`array(${numbersOf(one)})`)],
    sql` || `,
  )
  const { rows } = await sql<{ number: number }>`
    select number from ${newestMatchingAt(tier, query, but, section)} as found (number)
    order by number desc`.execute(db)
  return rows.map(({ number }) => number)
}

const numbersOf = ({ tier, query }: TierMatches) => sql`select * from ${matchingAt(tier, query)}`

/** How many blogs any of these queries match, without these blogs. */
async function countListed(
  db: Kysely<Tables>,
  matches: TierMatches[],
  without: readonly number[],
): Promise<number> {
  const [first, ...others] = matches
  if (others.length === 0 && without.length === 0)
    return countMatches(db, first!.query, first!.tier)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (${sql.join(matches.map(numbersOf), sql` union `)}) as found (number)
    where number <> all(${without}::integer[])`.execute(db)
  return rows[0]!.total
}
