import type { Kysely } from 'kysely'

/** Which known browser asked for a code; empty for those from before, and for unknown browsers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_codes')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
