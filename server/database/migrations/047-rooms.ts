import { type Kysely, sql } from 'kysely'

/** What Meter and Warnings show: the state of mailbox and mail server as each instance sees it, and broken links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_states')
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('instance', 'text', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('service_states_key', ['service', 'instance'])
    .execute()
  await db.schema
    .createTable('broken_links')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('broken_links_key', ['kind', 'record', 'field', 'address'])
    .execute()
  // Few rows of long tables.
  await db.schema
    .createIndex('drafts_with_problem')
    .on('drafts')
    .column('number')
    .where(sql.ref('schedule_problem'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('overdue_reviews')
    .on('clinical_reviews')
    .column('number')
    .where(sql.ref('is_overdue'), '=', sql.lit(1))
    .execute()
}
