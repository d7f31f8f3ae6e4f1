import { type ColumnDefinitionBuilder, type Kysely } from 'kysely'

/** Where, for whom and how doctors work; lists are JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (usual: string) => (column: ColumnDefinitionBuilder) =>
    column.notNull().defaultTo(usual)
  const columns = [
    ['license', text('')],
    ['npi', text('')],
    ['conditions', text('[]')],
    ['languages', text('[]')],
    ['places', text('[]')],
    ['newPatients', text('')],
  ] as const
  for (const [name, build] of columns) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema.alterTable('doctors').addColumn(name, 'text', build).execute()
  }
  await db.schema
    .alterTable('doctors')
    .addColumn('telehealth', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
