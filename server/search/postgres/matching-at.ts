import { type RawBuilder, sql } from 'kysely'
import type { Section } from '../../listing/paginate.ts'

/** The numbers of all that match at a step, those of the steps before it included. */
export function matchingAt(step: number, query: string) {
  return sql`blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** How many those are. */
export function countAt(step: number, query: string) {
  return sql<number>`count_blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** The numbers of the newest of them, in no order, without some others. */
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
