import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** What readers search for, counted per day under a keyed hash, and what editors make of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSearchTerms(db)
  await db.schema
    .createTable('synonym_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('built_in', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('promoted_articles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('blog_id', 'text', (column) =>
      column.notNull().references('blogs.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['synonym_groups', 'promoted_articles']) await raiseWith(db, table)
}

async function addSearchTerms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_terms')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('term_hash', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addColumn('found', 'integer')
    .addPrimaryKeyConstraint('search_terms_key', ['day', 'term_hash'])
    .execute()
  await db.schema
    .createIndex('search_terms_by_hash')
    .on('search_terms')
    .columns(['term_hash', 'day'])
    .execute()
  await sql`
    create index search_terms_with_text on search_terms (day, term_hash, searches)
    where text is not null`.execute(db)
  if (!isPostgres(db)) return
  // What people wrote: the statistics would keep samples of it after it has been deleted.
  await sql`alter table search_terms alter column text set statistics 0`.execute(db)
}

/** Search results depend on these rows, so cached pages must be rendered again. */
async function raiseWith(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create trigger ${sql.id(`content_version_${table}`)}
      after insert or update or delete on ${sql.table(table)}
      for each statement execute function raise_content_version()`.execute(db)
    return
  }
  for (const change of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`content_version_${table}_${change}`)}
      after ${sql.raw(change)} on ${sql.table(table)}
      begin
        update content_version set number = number + 1;
      end`.execute(db)
  }
}
