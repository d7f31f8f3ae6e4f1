import type { Kysely } from 'kysely'

/** A hash of what a key was first sent with; empty for those from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('idempotency_keys')
    .addColumn('content_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
