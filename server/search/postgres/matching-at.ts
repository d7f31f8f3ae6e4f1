import { type RawBuilder, sql } from 'kysely'
import type { Section } from '../../listing/paginate.ts'

/** The numbers of all blogs that match at a tier or at one before it. `step` counts tiers from 1. */
export function matchingAt(step: number, query: string) {
  return sql`blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** How many blogs match at a tier or at one before it. */
export function countAt(step: number, query: string) {
  return sql<number>`count_blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** The numbers of the newest blogs that match at a tier, unordered, without those in `but`. */
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
