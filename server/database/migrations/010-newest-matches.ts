import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * The newest blogs that match at a step of the search, on PostgreSQL, without those of `but`. Sorted and cut
 * within the function: `blogs_matching` writes down every number, and of a common word these are many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  const steps = ["ts_filter(words, '{a}')", "ts_filter(words, '{a,b}')"]
  steps.push("ts_filter(words, '{a,b,c}')", '(words)')
  const cases = steps.map(
    (words, index) =>
      `when ${index + 1} then return query
         select number from (
           select blog_number as number from blog_search where ${words} @@ wanted
           order by blog_number desc limit most + skipped + cardinality(but)
         ) as newest
         where number not in (select unnest(but))
         order by number desc limit most offset skipped;`,
  )
  await sql`
    create function newest_blogs_matching(
      wanted tsquery, step integer, but integer[], most integer, skipped integer
    ) returns setof integer
    language plpgsql stable set enable_seqscan = off set enable_indexscan = off as $$
    begin
      case step ${sql.raw(cases.join(' '))} end case;
    end $$`.execute(db)
}
