import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * The words of the site that people have changed. `word_pages` has a row for each page of words, which the program
 * adds, so that drafts can point at it. The version before knows neither table and shows the words of its files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement()
  await db.schema
    .createTable('word_pages')
    .addColumn('number', 'integer', counted)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('image_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('site_words')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_words_key', ['page', 'field'])
    .execute()
  await db.schema
    .alterTable('drafts')
    .addColumn('words_number', 'integer', (column) =>
      column.references('word_pages.number').onDelete('set null'),
    )
    .execute()
  await db.schema
    .createIndex('drafts_words_number')
    .on('drafts')
    .column('words_number')
    .unique()
    .execute()
  await (isPostgres(db) ? raiseAndNotify(db) : raise(db))
}

async function raiseAndNotify(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger content_version_site_words
    after insert or update or delete on site_words
    for each statement execute function raise_content_version()`.execute(db)
}

async function raise(db: Kysely<unknown>): Promise<void> {
  for (const change of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`content_version_site_words_${change}`)}
      after ${sql.raw(change)} on site_words
      begin
        update content_version set number = number + 1;
      end`.execute(db)
  }
}
