import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Remarks on passages of a draft's texts, and replies to them: they go with the draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('remarks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('draft_number', 'integer', (column) =>
      column.notNull().references('drafts.number').onDelete('cascade'),
    )
    .addColumn('field', 'text', required)
    .addColumn('quote', 'text', required)
    .addColumn('anchor', 'text', required)
    .addColumn('is_gone', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('body', 'text', required)
    .addColumn('suggestion', 'text')
    .addColumn('person_id', 'text')
    .addColumn('doctor_number', 'integer', (column) =>
      column.references('doctors.number').onDelete('set null'),
    )
    .addColumn('author_name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('outcome', 'text', required)
    .addColumn('closed_at', 'text')
    .addColumn('closed_by', 'text')
    .execute()
  await db.schema
    .createIndex('remarks_by_draft')
    .on('remarks')
    .columns(['draft_number', 'outcome', 'created_at'])
    .execute()
  await db.schema.createIndex('remarks_by_doctor').on('remarks').column('doctor_number').execute()
  await db.schema
    .createTable('remark_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('remark_id', 'text', (column) =>
      column.notNull().references('remarks.id').onDelete('cascade'),
    )
    .addColumn('body', 'text', required)
    .addColumn('person_id', 'text')
    .addColumn('author_name', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createIndex('replies_by_remark')
    .on('remark_replies')
    .columns(['remark_id', 'created_at'])
    .execute()
}
