import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * A wish for changes outlives the article's row, which goes when it is taken off the site: it is told apart from one to a
 * later article of the same address by the time of creation. `shown_at`: since when readers are told of it; pages
 * that are kept are made anew with that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('review_requests').addColumn('shown_at', 'text').execute()
  await db.schema
    .alterTable('review_requests')
    .addColumn('subject_created_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`
    update review_requests set blog_number = null, subject_created_at = (
      select blogs.created_at from blogs where blogs.number = review_requests.blog_number
    ) where answer <> '' and blog_number is not null`.execute(db)
  if (isPostgres(db)) {
    await sql`
      create trigger content_version_review_requests_update after update on review_requests
      for each row when (old.shown_at is distinct from new.shown_at)
      execute function raise_content_version()`.execute(db)
    await sql`
      create trigger content_version_review_requests_delete after delete on review_requests
      for each row when (old.shown_at is not null)
      execute function raise_content_version()`.execute(db)
    return
  }
  await sql`
    create trigger content_version_review_requests_update after update on review_requests
    when old.shown_at is not new.shown_at
    begin
      update content_version set number = number + 1;
    end`.execute(db)
  await sql`
    create trigger content_version_review_requests_delete after delete on review_requests
    when old.shown_at is not null
    begin
      update content_version set number = number + 1;
    end`.execute(db)
}
