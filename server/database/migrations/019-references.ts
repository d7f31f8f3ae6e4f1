import type { Kysely } from 'kysely'

/**
 * What articles cite: JSON in the article's own row, and each work once in a table that is small
 * enough to be looked through while somebody types.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('blogs')
    .addColumn('references', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createTable('cited_works')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('cited_at', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('work', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('cited_works_by_time')
    .on('cited_works')
    .columns(['cited_at', 'key'])
    .execute()
  await db.schema
    .createTable('blog_works')
    .addColumn('blog_number', 'integer', (column) =>
      column.notNull().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_works_key', ['blog_number', 'key'])
    .execute()
  await db.schema.createIndex('blog_works_by_key').on('blog_works').column('key').execute()
}
