import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

const owners = { blog: 'blogs', doctor: 'doctors', draft: 'drafts' }

/**
 * Which pictures the rich texts of articles, doctors and drafts show. One that is shown is not taken
 * out of use: the trigger holds for the version before as well, which looks at `image_url` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [owner, table] of Object.entries(owners)) {
    const name = `${owner}_text_pictures`
    await db.schema
      .createTable(name)
      .addColumn('number', 'integer', (column) =>
        column.notNull().references(`${table}.number`).onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['number', 'key'])
      .execute()
    await db.schema.createIndex(`${name}_by_key`).on(name).column('key').execute()
  }
  await (isPostgres(db) ? keepInPostgres(db) : keepInSqlite(db))
}

const isShown = sql`
  exists (select 1 from blog_text_pictures where key = new.key)
  or exists (select 1 from doctor_text_pictures where key = new.key)
  or exists (
    select 1 from draft_text_pictures join drafts on drafts.number = draft_text_pictures.number
    where key = new.key and drafts.trashed_at is null)`

async function keepInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_shown_picture() returns trigger language plpgsql as $$
    begin
      if ${isShown} then return null; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger keep_shown_picture before update of state on images
    for each row when (old.state = 'stored' and new.state <> 'stored')
    execute function keep_shown_picture()`.execute(db)
}

async function keepInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger keep_shown_picture before update of state on images
    when old.state = 'stored' and new.state <> 'stored' and (${isShown})
    begin
      select raise(ignore);
    end`.execute(db)
}
