import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/**
 * Does the work, which fills the search. Where that is empty, its indexes are made afterwards from
 * what there is then, which takes a fraction of putting one article after the other into them.
 */
export async function withSearchIndexesLater(
  trx: Kysely<Tables>,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: known } = await sql`select 1 from blog_search limit 1`.execute(trx)
  if (known.length > 0) return work()
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'blog_search'
      and indexdef ilike '%using gin%'`.execute(trx)
  for (const { name } of indexes) await trx.schema.dropIndex(name).execute()
  await work()
  for (const { definition } of indexes) await sql.raw(definition).execute(trx)
}
