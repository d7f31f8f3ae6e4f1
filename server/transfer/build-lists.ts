import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { withSearchIndexesLater } from '../search/postgres/index-later.ts'
import { reindexFrom } from '../search/reindex.ts'

/** Runs the work, which adds articles to an empty site, and then builds the lists and the search index. */
export async function buildLists(trx: Database, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(trx)) {
    await work()
    await reindexFrom(trx, 0)
    return
  }
  // Counted once at the end: updating the same row again and again gets ever slower within one transaction.
  for (const [table, trigger] of counting) {
    await sql`alter table ${sql.table(table)} disable trigger ${sql.id(trigger)}`.execute(trx)
  }
  await work()
  await withSearchIndexesLater(trx, () => reindexFrom(trx, 0))
  await sql`
    insert into facet_counts (kind, value, count)
    select kind, value, count(*) from blog_facets group by kind, value`.execute(trx)
  for (const [table, trigger] of counting) {
    await sql`alter table ${sql.table(table)} enable trigger ${sql.id(trigger)}`.execute(trx)
  }
  await sql`update content_version set number = number + 1`.execute(trx)
}

/** Tables with triggers that count something for every row or statement. */
const counting = [
  ['blog_facets', 'facet_counted'],
  ['blogs', 'content_version_blogs'],
  ['blog_tags', 'content_version_blog_tags'],
  ['blog_solutions', 'content_version_blog_solutions'],
] as const
