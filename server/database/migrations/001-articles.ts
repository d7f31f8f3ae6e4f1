import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement()

  await db.schema
    .createTable('doctors')
    .addColumn('number', 'integer', counted)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('linkedin', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('doctors_by_name').on('doctors').column('name_key').execute()

  await db.schema
    .createTable('blogs')
    .addColumn('number', 'integer', counted)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('brief_description', 'text', (column) => column.notNull())
    .addColumn('long_description', 'text', (column) => column.notNull())
    .addColumn('blog_summary', 'text', (column) => column.notNull())
    .addColumn('img_description', 'text', (column) => column.notNull())
    .addColumn('call_out', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('author_number', 'integer', (column) =>
      column.references('doctors.number').onDelete('set null'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  const indexes: Record<string, string[]> = {
    blogs_by_date: ['created_at', 'number'],
    blogs_by_title: ['title_key', 'number'],
    blogs_by_letter: ['letter', 'created_at', 'number'],
    blogs_by_author: ['author_number', 'created_at', 'number'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('blogs').columns(columns).execute()
  }

  await db.schema
    .createTable('blog_tags')
    .addColumn('blog_number', 'integer', (column) =>
      column.notNull().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_tags_key', ['blog_number', 'position'])
    .execute()
  await db.schema
    .createIndex('blog_tags_by_tag')
    .on('blog_tags')
    .columns(['tag_key', 'blog_number'])
    .execute()

  await db.schema
    .createTable('blog_solutions')
    .addColumn('blog_number', 'integer', (column) =>
      column.notNull().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('solution', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_solutions_key', ['blog_number', 'position'])
    .execute()
  await db.schema
    .createIndex('blog_solutions_by_solution')
    .on('blog_solutions')
    .columns(['solution', 'blog_number'])
    .execute()

  await db.schema
    .createTable('site_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  if (!isPostgres(db)) await makeFirstSearch(db)
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('stem', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('search_words_by_stem').on('search_words').column('stem').execute()
}

/** Replaced later by one that both databases have. */
async function makeFirstSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table blog_search using fts5(
      title, tags, author, body,
      content = '', contentless_delete = 1,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    )`.execute(db)
}
