import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** An offset index of the lists, once kept by triggers. 012 ends its use; nothing fills it any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('list_blocks')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('first_key', 'text', (column) => column.notNull())
    .addColumn('first_title', 'text', (column) => column.notNull())
    .addColumn('first_number', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_blocks_key', [
      ...(['kind', 'value', 'sort', 'first_key', 'first_title', 'first_number'] as const),
    ])
  await (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)).execute()
}
