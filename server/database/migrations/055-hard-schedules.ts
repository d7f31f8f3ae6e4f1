import { type Kysely, sql } from 'kysely'

/**
 * Whether a scheduled page of words is published although it is hard to read. The version before does not read
 * it, and judges the words as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column scheduled_hard integer not null default 0`.execute(db)
}
