import type { Kysely } from 'kysely'

/** Whose data was erased, as keyed hashes of addresses: a restored backup is older than some of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
