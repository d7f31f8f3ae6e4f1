import { sql } from 'kysely'

/** The numbers of all that match at a step, those of the steps before it included. */
export function matchingAt(step: number, query: string) {
  return sql`blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}

/** How many those are. */
export function countAt(step: number, query: string) {
  return sql<number>`count_blogs_matching(${query}::tsquery, ${sql.lit(step)})`
}
