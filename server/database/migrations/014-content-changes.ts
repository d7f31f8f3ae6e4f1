import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** What has changed and no cache in front of the site has been told of yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_changes')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_changes_key', ['kind', 'id'])
    .execute()
  await (isPostgres(db) ? notePostgres(db) : noteSqlite(db))
}

const kinds = { blogs: 'article', doctors: 'doctor' }

/** Updating a row that is there makes whoever removes it wait for this change. */
async function notePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_content_change() returns trigger language plpgsql as $$
    declare changed record;
    begin
      if tg_op = 'DELETE' then changed := old; else changed := new; end if;
      insert into content_changes values (tg_argv[0], changed.id, changed.created_at)
      on conflict (kind, id) do update set created_at = excluded.created_at;
      return null;
    end $$`.execute(db)
  for (const [table, kind] of Object.entries(kinds)) {
    await sql`
      create trigger ${sql.id(`content_changes_${table}`)}
      after insert or update or delete on ${sql.table(table)}
      for each row execute function note_content_change(${sql.lit(kind)})`.execute(db)
  }
}

/** Not `insert or replace`, which fails where a foreign key's action changes the row. */
async function noteSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [table, kind] of Object.entries(kinds)) {
    for (const [change, row] of Object.entries({ insert: 'new', update: 'new', delete: 'old' })) {
      await sql`
        create trigger ${sql.id(`content_changes_${table}_${change}`)}
        after ${sql.raw(change)} on ${sql.table(table)}
        begin
          insert into content_changes
          values (${sql.lit(kind)}, ${sql.raw(row)}.id, ${sql.raw(row)}.created_at)
          on conflict (kind, id) do update set created_at = excluded.created_at;
        end`.execute(db)
    }
  }
}
