import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

type Column = [name: string, type: 'text' | 'integer' | 'double precision', usual?: string | number]

/** What people say of a picture, and by what its bytes are known when they come again. */
const described: Column[] = [
  ['name', 'text', ''],
  ['alt', 'text', ''],
  ['decorative', 'integer', 0],
  ['focal_x', 'double precision', 0.5],
  ['focal_y', 'double precision', 0.5],
  ['bytes', 'integer', 0],
  ['source_hash', 'text', ''],
  ['updated_at', 'text', ''],
  /** Name and alternative text, folded. */
  ['filter_text', 'text', ''],
]

/**
 * Pictures in the trash have a table of their own: the version before removes all rows of `images`
 * that are neither stored nor young.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type, usual] of described) {
    await db.schema.alterTable('images').addColumn(name, type, withDefault(usual)).execute()
  }
  await db.schema.createIndex('images_by_source').on('images').column('source_hash').execute()
  let trash: CreateTableBuilder<string, string> = db.schema
    .createTable('trashed_images')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
  for (const [name, type, usual] of described)
    trash = trash.addColumn(name, type, withDefault(usual))
  await trash
    .addColumn('trashed_at', 'text', (column) => column.notNull())
    .addColumn('trashed_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('trashed_images_by_age')
    .on('trashed_images')
    .column('trashed_at')
    .execute()
  await raiseWithFocalPoints(db)
  // For the list of articles last edited.
  await db.schema
    .createIndex('blogs_by_change')
    .on('blogs')
    .columns(['updated_at', 'number'])
    .execute()
}

function withDefault(usual: string | number | undefined) {
  return (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(usual)
}

/** Crops follow the focal point: pages that are kept must be made anew. */
async function raiseWithFocalPoints(db: Kysely<unknown>): Promise<void> {
  const changed = sql`old.focal_x <> new.focal_x or old.focal_y <> new.focal_y`
  if (isPostgres(db)) {
    await sql`
      create trigger content_version_images after update on images
      for each row when (${changed}) execute function raise_content_version()`.execute(db)
    return
  }
  await sql`
    create trigger content_version_images after update on images when ${changed}
    begin
      update content_version set number = number + 1;
    end`.execute(db)
}
