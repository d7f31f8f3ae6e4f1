import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * How many blogs match at a step of the search, on PostgreSQL. Counted within the function: each
 * number that `blogs_matching` returns is written down first, which takes as long as finding it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  const steps = ["ts_filter(words, '{a}')", "ts_filter(words, '{a,b}')"]
  steps.push("ts_filter(words, '{a,b,c}')", '(words)')
  const cases = steps.map(
    (words, index) =>
      `when ${index + 1} then return (select count(*) from blog_search where ${words} @@ wanted);`,
  )
  await sql`
    create function count_blogs_matching(wanted tsquery, step integer) returns integer
    language plpgsql stable set enable_seqscan = off set enable_indexscan = off as $$
    begin
      case step ${sql.raw(cases.join(' '))} end case;
    end $$`.execute(db)
}
