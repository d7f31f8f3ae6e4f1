import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/**
 * Drops the search indexes, runs `work`, which fills the search table, and then rebuilds them. This takes
 * a fraction of the time of indexing article by article. Searches wait until the transaction ends.
 */
export async function withSearchIndexesLater(
  trx: Kysely<Tables>,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'blog_search'
      and indexdef ilike '%using gin%'`.execute(trx)
  for (const { name } of indexes) await trx.schema.dropIndex(name).execute()
  await work()
  for (const { definition } of indexes) await sql.raw(definition).execute(trx)
}
