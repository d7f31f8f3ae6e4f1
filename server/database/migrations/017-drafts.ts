import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Unfinished writing, apart from what readers see: no trigger raises the content version for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addDrafts(db)
  await addRevisions(db)
  await addEditors(db)
  await addPreviewLinks(db)
  if (!isPostgres(db)) return
  // The statistics would keep samples of what people wrote after it has been deleted.
  for (const [table, column] of [
    ['drafts', 'fields'],
    ['drafts', 'rich_texts'],
    ['revisions', 'fields'],
  ] as const) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
      db,
    )
  }
}

async function addDrafts(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement()
  await db.schema
    .createTable('drafts')
    .addColumn('number', 'integer', counted)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('blog_number', 'integer', (column) =>
      column.unique().references('blogs.number').onDelete('set null'),
    )
    .addColumn('doctor_number', 'integer', (column) =>
      column.unique().references('doctors.number').onDelete('set null'),
    )
    .addColumn('record_id', 'text')
    .addColumn('record_created_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('field_versions', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('based_on', 'text')
    .addColumn('scheduled_at', 'text')
    .addColumn('scheduled_by', 'text')
    .addColumn('schedule_problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('trashed_at', 'text')
    .addColumn('trashed_by', 'text')
    .addColumn('fields', 'text')
    // The longest column is the last: SQLite reads past what lies before what it is asked for.
    .addColumn('rich_texts', 'text')
    .execute()
  const indexes: Record<string, string[]> = {
    drafts_by_record: ['record_id', 'kind'],
    drafts_by_schedule: ['scheduled_at'],
    drafts_by_image: ['image_url'],
    drafts_by_change: ['trashed_at', 'updated_at'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('drafts').columns(columns).execute()
  }
}

const ofDraft = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('drafts.number').onDelete('cascade')

async function addRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('draft_number', 'integer', ofDraft)
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('draft_version', 'integer', (column) => column.notNull())
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revisions_key', ['draft_number', 'number'])
    .execute()
  await db.schema
    .createIndex('revisions_by_age')
    .on('revisions')
    .columns(['kind', 'created_at'])
    .execute()
}

async function addEditors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft_editors')
    .addColumn('draft_number', 'integer', ofDraft)
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('field', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_editors_key', ['draft_number', 'tab'])
    .execute()
}

async function addPreviewLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('draft_number', 'integer', ofDraft)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('preview_links_by_draft')
    .on('preview_links')
    .columns(['draft_number', 'expires_at'])
    .execute()
}
