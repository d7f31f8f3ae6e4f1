import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * What the panel's lists of drafts and doctors are sorted and filtered by. It lies in tables of its own:
 * behind the long texts SQLite would have to read past those for each row. The program fills them
 * in, and notices what is missing or out of date, because an older version does not write them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft_entries')
    .addColumn('draft_number', 'integer', (column) =>
      column.primaryKey().references('drafts.number').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('location_key', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('solutions', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('doctor_entries')
    .addColumn('doctor_number', 'integer', (column) =>
      column.primaryKey().references('doctors.number').onDelete('cascade'),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('location_key', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  // All that tells a draft's state, so that a list reads no row but those that it shows.
  await db.schema
    .createIndex('drafts_by_state')
    .on('drafts')
    .columns(['kind', 'trashed_at', 'updated_at', 'scheduled_at', 'blog_number', 'doctor_number'])
    .columns(['record_id', 'created_by', 'version'])
    .where(sql.ref('fields'), 'is not', null)
    .execute()
  if (!isPostgres(db)) return
  // The statistics would keep samples of what people wrote after it has been deleted.
  for (const column of ['title_key', 'email_key', 'location_key', 'tags', 'text']) {
    await sql`alter table draft_entries alter column ${sql.ref(column)} set statistics 0`.execute(
      db,
    )
  }
}
