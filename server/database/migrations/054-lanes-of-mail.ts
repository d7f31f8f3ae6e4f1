import { type Kysely, sql } from 'kysely'

/**
 * The lane that a mail waits in, and how often all of it may have reached a mail server. What older versions store
 * waits among the notices; they send mails of all lanes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column lane integer not null default 2`.execute(db)
  await sql`alter table mail_outbox add column begun integer not null default 0`.execute(db)
  await db.schema
    .createIndex('mail_outbox_by_lane')
    .on('mail_outbox')
    .columns(['lane', 'next_attempt_at'])
    .execute()
}
