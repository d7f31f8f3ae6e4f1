import type { Kysely } from 'kysely'

/**
 * Whether a blog stands in a list, from a narrow index. It is unique, as its columns are, because
 * SQLite would else prefer the table's own wide key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('blog_facets_by_value')
    .unique()
    .on('blog_facets')
    .columns(['kind', 'value', 'blog_number'])
    .execute()
}
