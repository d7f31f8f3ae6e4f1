import type { Kysely } from 'kysely'

/**
 * Signatures cover punctuation and pictures as well as words: `text_hash`, null for those that were given before and
 * have not been carried over. The version before goes on with `content_hash` and `blog_hashes`.
 *
 * `read_sections`: which sections of a page the doctor behind a link has marked as read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('clinical_reviews').addColumn('text_hash', 'text').execute()
  await db.schema
    .createTable('blog_text_hashes')
    .addColumn('blog_number', 'integer', (column) =>
      column.primaryKey().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('words_hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('read_sections')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('review_requests.id').onDelete('cascade'),
    )
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('read_sections_key', ['request_id', 'hash'])
    .execute()
}
