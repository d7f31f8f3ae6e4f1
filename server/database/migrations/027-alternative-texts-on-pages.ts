import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Articles say the alternative text of their picture: pages that are kept must be made anew with it, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const changed = sql`old.alt <> new.alt or old.decorative <> new.decorative`
  if (isPostgres(db)) {
    await sql`
      create trigger content_version_image_texts after update on images
      for each row when (${changed}) execute function raise_content_version()`.execute(db)
    return
  }
  await sql`
    create trigger content_version_image_texts after update on images when ${changed}
    begin
      update content_version set number = number + 1;
    end`.execute(db)
}
