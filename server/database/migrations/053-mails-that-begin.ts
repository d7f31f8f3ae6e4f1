import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Mails that begin an enquiry or join one by the address of their sender, and the files attached to them. Older
 * versions show a mail that begins an enquiry as one without words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiry_mails add column opening integer not null default 0`.execute(db)
  await sql`alter table enquiry_mails add column joined integer not null default 0`.execute(db)
  await sql`alter table enquiry_mails add column files text not null default '[]'`.execute(db)
  await sql`alter table enquiries add column last_file integer not null default 0`.execute(db)
  // Names of files are what people wrote: the statistics would keep samples of them.
  if (isPostgres(db)) {
    await sql`alter table enquiry_mails alter column files set statistics 0`.execute(db)
  }
}
