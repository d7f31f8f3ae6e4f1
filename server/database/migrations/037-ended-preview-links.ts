import { type Kysely, sql } from 'kysely'

/**
 * `published_at`: since when a link to a draft has ended because the draft was published. Those made before the
 * newest publication of their draft ended with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('preview_links').addColumn('published_at', 'text').execute()
  await sql`
    update preview_links set published_at = (
      select max(revisions.created_at) from revisions
      where revisions.draft_number = preview_links.draft_number
        and revisions.kind = 'published' and revisions.created_at > preview_links.created_at
    )`.execute(db)
}
