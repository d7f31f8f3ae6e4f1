import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Whether a scheduled page of words is published although it is hard to read; the version before does not read
 * it, and judges the words as ever. A picture that the site's words show, such as the mark, is not taken out of
 * use, as in 026: the version before keeps it as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column scheduled_hard integer not null default 0`.execute(db)
  await (isPostgres(db) ? keepInPostgres(db) : keepInSqlite(db))
}

const isShown = sql`
  exists (select 1 from blog_text_pictures where key = new.key)
  or exists (select 1 from doctor_text_pictures where key = new.key)
  or exists (
    select 1 from draft_text_pictures join drafts on drafts.number = draft_text_pictures.number
    where key = new.key and drafts.trashed_at is null)
  or exists (select 1 from site_words where value = '"/images/' || new.key || '.jpg"')`

async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_shown_picture() returns trigger language plpgsql as $$
    begin
      if ${isShown} then return null; end if;
      return new;
    end $$`.execute(db)
}

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger keep_shown_picture`.execute(db)
  await sql`
    create trigger keep_shown_picture before update of state on images
    when old.state = 'stored' and new.state <> 'stored' and (${isShown})
    begin
      select raise(ignore);
    end`.execute(db)
}
