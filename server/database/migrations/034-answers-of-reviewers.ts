import type { Kysely } from 'kysely'

/**
 * When a doctor asked for changes, and the hash of the words that were read: the answer stands as long as
 * they are the words. Of answers that the version before takes the words are not known; they stand too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('review_requests').addColumn('answered_at', 'text').execute()
  await db.schema
    .alterTable('review_requests')
    .addColumn('answered_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
