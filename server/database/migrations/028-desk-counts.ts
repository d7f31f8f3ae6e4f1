import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Numbers of folders are counted in an index that is small enough to be read whole. A search goes through
 * all enquiries in parts, whose ends an index knows without the rows. Whether a sender was marked is asked
 * with each new enquiry, whatever the case of the address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('enquiries_by_count')
    .on('enquiries')
    .columns(['state', 'assigned_to', 'unread'])
    .execute()
  await db.schema.dropIndex('enquiries_by_activity').execute()
  await db.schema
    .createIndex('enquiries_by_activity')
    .on('enquiries')
    .columns(['last_at', 'id', 'state', 'assigned_to'])
    .execute()
  await db.schema.dropIndex('enquiries_by_email').execute()
  await sql`create index enquiries_by_sender on enquiries (lower(email))`.execute(db)
  // What people wrote: the statistics would keep samples of it after it has been deleted.
  if (isPostgres(db))
    await sql`alter index enquiries_by_sender alter column 1 set statistics 0`.execute(db)
}
