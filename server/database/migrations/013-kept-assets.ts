import type { Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Scripts and styles of recent builds, which pages that are still open may ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_assets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .execute()
}
