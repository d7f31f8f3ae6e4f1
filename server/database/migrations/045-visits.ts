import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Views and visits by page and day, and the same by month and for all pages together, which a year is read from; where
 * visits came from, whether a page was useful, and how many pages assistants fetched. Days are those of the academy's
 * time zone. Nothing is stored about a single visitor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTotals(db, 'visit_days', ['day', 'path'], ['views', 'visits'])
  await createTotals(db, 'visit_months', ['month', 'path'], ['views', 'visits'])
  await createTotals(db, 'visit_totals', ['day'], ['views', 'visits'])
  await createTotals(db, 'visit_sources', ['day', 'host'], ['visits'])
  await createTotals(db, 'page_votes', ['day', 'path'], ['yes', 'no'])
  await createTotals(db, 'assistant_days', ['day', 'agent'], ['fetches'])
}

async function createTotals(
  db: Kysely<unknown>,
  name: string,
  key: readonly string[],
  counts: readonly string[],
): Promise<void> {
  let table = db.schema.createTable(name)
  for (const column of key) table = table.addColumn(column, 'text', (text) => text.notNull())
  for (const column of counts) {
    table = table.addColumn(column, 'integer', (count) => count.notNull())
  }
  const keyed = table.addPrimaryKeyConstraint(`${name}_key`, key as never)
  await (isPostgres(db) ? keyed : keyed.modifyEnd(sql`without rowid`)).execute()
}
