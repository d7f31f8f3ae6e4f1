import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('images')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('images_by_state')
    .on('images')
    .columns(['state', 'created_at'])
    .execute()
  for (const table of ['blogs', 'doctors']) {
    await db.schema.createIndex(`${table}_by_image`).on(table).column('image_url').execute()
    // Pictures that were there before this table: `/images/{key}.jpg`.
    await sql`
      insert into images (key, state, checksum, created_at, uploaded_by)
      select substr(image_url, 9, length(image_url) - 12), 'stored', '', min(created_at), ''
      from ${sql.table(table)} where image_url like '/images/%.jpg'
      group by image_url on conflict do nothing`.execute(db)
  }
}
