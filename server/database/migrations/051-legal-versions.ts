import type { Kysely } from 'kysely'

/**
 * Versions of legal pages as they were published, and the version of the privacy policy that an enquirer agreed
 * to: null in rows of the version before, and where staff wrote the enquiry down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('legal_versions')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('legal_versions_key', ['page', 'version'])
    .execute()
  await db.schema.alterTable('enquiries').addColumn('consent', 'text').execute()
}
