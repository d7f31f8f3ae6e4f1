import { type RawBuilder, sql } from 'kysely'
import type { Section } from '../../listing/paginate.ts'

/** SQL for the numbers of all blogs that match at this tier or an earlier one. `step` counts tiers from 1. */
export function matchingAt(step: number, query: string) {
  return sql`blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** SQL for the number of blogs that match at this tier or an earlier one. */
export function countAt(step: number, query: string) {
  return sql<number>`count_blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** SQL for the numbers of the newest blogs that match at a tier, unordered, excluding those in `but`. */
export function newestMatchingAt(
  step: number,
  query: string,
  but: RawBuilder<unknown>,
  { offset, limit }: Section,
) {
  return sql`newest_blogs_matching(
    ${query}::tsquery, ${sql.lit(step)}, ${but}, ${limit}::integer, ${offset}::integer
  )`
}
