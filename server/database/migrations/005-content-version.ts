import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Everything that readers see is made of these tables, and of nothing else that changes. */
const contentTables = ['blogs', 'blog_tags', 'blog_solutions', 'doctors']

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into content_version values (1)`.execute(db)
  await (isPostgres(db) ? raiseAndNotify(db) : raise(db))
}

/** Once a statement, and all who listen are told when the transaction ends. */
async function raiseAndNotify(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_content_version() returns trigger language plpgsql as $$
    begin
      update content_version set number = number + 1;
      notify content_version;
      return null;
    end $$`.execute(db)
  for (const table of contentTables) {
    await sql`
      create trigger ${sql.id(`content_version_${table}`)}
      after insert or update or delete on ${sql.table(table)}
      for each statement execute function raise_content_version()`.execute(db)
  }
}

async function raise(db: Kysely<unknown>): Promise<void> {
  for (const table of contentTables) {
    for (const change of ['insert', 'update', 'delete']) {
      const trigger = sql.id(`content_version_${table}_${change}`)
      await sql`
        create trigger ${trigger} after ${sql.raw(change)} on ${sql.table(table)}
        begin
          update content_version set number = number + 1;
        end`.execute(db)
    }
  }
}
