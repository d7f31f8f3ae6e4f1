import { type Kysely, sql } from 'kysely'

/** Everything that readers see is made of these tables, and of nothing else that changes. */
const contentTables = ['blogs', 'blog_tags', 'blog_solutions', 'doctors']

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into content_version values (1)`.execute(db)
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
