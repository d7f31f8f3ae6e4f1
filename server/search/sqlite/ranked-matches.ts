import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Section } from '../../listing/paginate.ts'
import { rankingTiers } from '../query/ranking-tiers.ts'
import type { RankedSection, Ranking } from '../query/search-engine.ts'
import type { Expression } from './sqlite-words.ts'

/** Returns a section of the matches of an FTS5 expression, best tier first. */
export async function findRanked(
  db: Kysely<Tables>,
  ranking: Ranking<Expression>,
  section: Section,
): Promise<RankedSection> {
  const counts = await countMatches(db, ranking.query('text'), ranking.without)
  const listed = counts.total - counts.omitted
  if (section.offset >= listed) return { numbers: [], ...counts }
  return { numbers: await rankedNumbers(db, ranking, section), ...counts }
}

async function countMatches(
  db: Kysely<Tables>,
  expression: string,
  without: readonly number[],
): Promise<{ total: number; omitted: number }> {
  const { rows } = await sql<{ total: number; omitted: number }>`
    select count(*) as total, count(*) filter (where not (${isListed(without)})) as omitted
    from blog_search where blog_search match ${expression}
  `.execute(db)
  return rows[0]!
}

function isListed(without: readonly number[]): RawBuilder<boolean> {
  if (without.length === 0) return sql`true`
  return sql`+rowid not in (${sql.join(without.map((number) => sql.lit(number)))})`
}

/** What a step adds to those before it, and what it matches together with them. */
type Step = { added: string; whole: string }

function stepsOf({ query, own }: Ranking<Expression>): Step[] {
  const steps: Step[] = []
  for (const tier of rankingTiers) {
    const before = steps.at(-1)
    if (own && own !== query) {
      const added = `(${own(tier)})`
      steps.push({ added, whole: before ? `(${before.whole} OR ${added})` : added })
    }
    const whole = `(${query(tier)})`
    steps.push({ added: whole, whole })
  }
  return steps
}

/** Fills the section step by step, newest first within a step. */
async function rankedNumbers(
  db: Kysely<Tables>,
  ranking: Ranking<Expression>,
  { offset, limit }: Section,
): Promise<number[]> {
  const numbers: number[] = []
  /** Articles of earlier steps, which are skipped or already taken. */
  let before = 0
  let excluded = ''
  for (const { added, whole } of stepsOf(ranking)) {
    const skipped = Math.max(0, offset - before)
    const lacking = limit - numbers.length
    const { rows } = await sql<{ number: number }>`
      select rowid as number from blog_search
      where blog_search match ${added + excluded} and ${isListed(ranking.without)}
      order by rowid desc limit ${lacking} offset ${skipped}
    `.execute(db)
    numbers.push(...rows.map(({ number }) => number))
    if (numbers.length === limit) break
    if (rows.length > 0 || skipped === 0) before += skipped + rows.length
    else {
      const { total, omitted } = await countMatches(db, whole, ranking.without)
      before = total - omitted
    }
    excluded = ` NOT ${whole}`
  }
  return numbers
}
