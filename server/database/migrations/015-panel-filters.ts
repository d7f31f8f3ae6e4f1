import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Folded texts that the panel's lists are filtered by. Articles have them in a table of their own:
 * behind the long text of `blogs`, SQLite would have to read past that for each row. They are
 * filled in by the program, which also notices those that are missing or out of date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_filter_texts')
    .addColumn('blog_number', 'integer', (column) =>
      column.primaryKey().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()

  await db.schema.alterTable('enquiries').addColumn('filter_text', 'text').execute()
  await db.schema
    .createIndex('enquiries_without_filter_text')
    .on('enquiries')
    .column('id')
    .where(sql.ref('filter_text'), 'is', null)
    .execute()
  // What people wrote: the statistics would keep samples of it after it has been deleted.
  if (!isPostgres(db)) return
  await sql`alter table enquiries alter column filter_text set statistics 0`.execute(db)
}
