import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** Who a doctor is, and whether a record is only a sample. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const no = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
  const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
  for (const name of ['credentials', 'specialty', 'interests']) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema.alterTable('doctors').addColumn(name, 'text', empty).execute()
  }
  await db.schema.alterTable('doctors').addColumn('sample', 'integer', no).execute()
  await db.schema.alterTable('blogs').addColumn('sample', 'integer', no).execute()
  // The site map subtracts how many there are.
  await sql`create index blogs_samples on blogs (sample) where sample = 1`.execute(db)
  await markSamples(db)
}

/**
 * Of the sample content of versions before, those that are surely still that: an article that nobody
 * has changed, a doctor whose profile says so. Nothing else has these times.
 */
async function markSamples(db: Kysely<unknown>): Promise<void> {
  await sql`update blogs set sample = 1
    where created_at in (${sql.join(articleTimes)}) and updated_at = created_at`.execute(db)
  await sql`update doctors set sample = 1
    where created_at in (${sql.join(doctorTimes)}) and description like '%Sample profile.%'`.execute(
    db,
  )
}

const articleTimes = [
  '2025-04-16T14:10:00.000Z',
  '2025-04-22T18:15:00.000Z',
  '2025-04-28T11:55:00.000Z',
  '2025-05-06T13:30:00.000Z',
  '2025-05-12T11:40:00.000Z',
  '2025-05-15T17:40:00.000Z',
  '2025-05-21T08:45:00.000Z',
  '2025-05-29T11:25:00.000Z',
  '2025-06-02T15:05:00.000Z',
  '2025-06-04T15:35:00.000Z',
  '2025-06-11T09:05:00.000Z',
  '2025-06-19T13:20:00.000Z',
  '2025-06-24T10:25:00.000Z',
  '2025-06-27T10:30:00.000Z',
  '2025-07-03T18:25:00.000Z',
  '2025-07-07T08:50:00.000Z',
  '2025-07-10T16:05:00.000Z',
  '2025-07-14T17:35:00.000Z',
  '2025-07-17T13:20:00.000Z',
  '2025-07-23T16:45:00.000Z',
  '2025-07-29T07:55:00.000Z',
  '2025-08-01T08:40:00.000Z',
  '2025-08-08T14:50:00.000Z',
  '2025-08-14T22:10:00.000Z',
  '2025-08-19T09:30:00.000Z',
  '2025-08-21T09:15:00.000Z',
  '2025-08-27T12:10:00.000Z',
  '2025-08-29T16:45:00.000Z',
  '2025-08-31T12:00:00.000Z',
  '2025-09-02T14:20:00.000Z',
]

const doctorTimes = [
  '2025-01-08T15:20:00.000Z',
  '2025-01-21T18:05:00.000Z',
  '2025-02-03T14:40:00.000Z',
  '2025-02-14T20:15:00.000Z',
  '2025-02-26T16:30:00.000Z',
  '2025-03-06T19:10:00.000Z',
  '2025-03-18T13:25:00.000Z',
  '2025-03-27T21:45:00.000Z',
  '2025-04-09T17:00:00.000Z',
  '2025-04-22T12:35:00.000Z',
]
