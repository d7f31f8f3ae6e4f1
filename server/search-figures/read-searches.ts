import { type RawBuilder, sql } from 'kysely'
import { daysAfter } from '../../shared/calendar-day.ts'
import { limits } from '../../shared/limits.ts'
import type { SearchedText, SearchesQuery } from '../../shared/searches.ts'
import type { Database } from '../database/database.ts'

/** Returns the most frequent texts of the days up to `today`, most searched first. */
export async function listSearches(
  db: Database,
  today: string,
  { days, kind }: SearchesQuery,
): Promise<SearchedText[]> {
  const { rows } = await sql<SearchedText>`
    select text, searches, found, last_day as "lastDay"
    from ${searchesSince(daysAfter(today, 1 - Number(days)))} as searched
    where ${kind === 'nothing' ? sql`found = 0` : sql`true`}
    order by searches desc, text limit ${limits.searches.listed}`.execute(db)
  return rows
}

/** How many texts of the last 30 days found nothing the last time. */
export async function countFoundNothing(db: Database, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select cast(count(*) as integer) as count
    from ${searchesSince(daysAfter(today, 1 - limits.searches.days))} as searched
    where found = 0`.execute(db)
  return rows[0]!.count
}

/** SQL for the stored texts, with their searches since this day and the results of the last one. */
function searchesSince(day: string): RawBuilder<unknown> {
  return sql`(
    select last.text, last.found, counted.searches, counted.last_day
    from (
      select term_hash, cast(sum(searches) as integer) as searches, max(day) as last_day
      from search_terms where day >= ${day} and text is not null
      group by term_hash
    ) as counted
    join search_terms as last
      on last.term_hash = counted.term_hash and last.day = counted.last_day
  )`
}
