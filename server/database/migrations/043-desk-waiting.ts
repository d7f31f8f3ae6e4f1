import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * Whom each enquiry waits for and since when, failed replies, words of danger, and how it came. Older
 * versions write `state` and `answered` only, so whom it waits for is not stored but follows from these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await fillIn(db)
  await addIndexes(db)
  await (isPostgres(db) ? completeOnPostgres(db) : completeOnSqlite(db))
  if (isPostgres(db)) await keepOutOfStatistics(db)
}

const texts = {
  later: undefined,
  put_off_at: undefined,
  danger_at: undefined,
  danger_words: undefined,
  about: undefined,
  wish: undefined,
  told_assigned_at: undefined,
  told_answered_at: undefined,
  told_failed_at: undefined,
  waiting_since: '',
  telephone: '',
  channel: 'form',
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const [name, value] of Object.entries(texts)) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema
      .alterTable('enquiries')
      .addColumn(name, 'text', (column) =>
        value === undefined ? column : column.notNull().defaultTo(value),
      )
      .execute()
  }
  await sql`alter table enquiries add column failed integer not null default 0`.execute(db)
  await db.schema.alterTable('enquiry_mails').addColumn('failure', 'text').execute()
  await sql`alter table enquiry_mails add column settled integer not null default 0`.execute(db)
}

const mostAttempts = 20

async function fillIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    update enquiry_mails set failed = 1
    where direction = 'out' and id in (
      select id from mail_outbox where attempts >= ${sql.lit(mostAttempts)}
    )`.execute(db)
  // Patients whose newest answer from us failed never got one: these wait again.
  await sql`
    update enquiries set failed = 1, state = 'open', unread = 1
    where state <> 'spam' and exists (
      select 1 from enquiry_mails as reply
      where reply.enquiry_id = enquiries.id and reply.direction = 'out' and reply.failed = 1
        and not exists (
          select 1 from enquiry_mails as later
          where later.enquiry_id = enquiries.id and later.at > reply.at
        )
    )`.execute(db)
  const lastReply = sql`(
    select max(reply.at) from enquiry_mails as reply
    where reply.enquiry_id = enquiries.id and reply.direction = 'out')`
  await sql`
    update enquiries set waiting_since = coalesce(
      case when answered = 1 then ${lastReply} else (
        select min(mail.at) from enquiry_mails as mail
        where mail.enquiry_id = enquiries.id and mail.direction = 'in' and mail.auto = 0
          and mail.at > coalesce(${lastReply}, '')
      ) end,
      created_at)`.execute(db)
}

/** Danger first, then what waits for staff, then the rest. */
const rank = sql`(case when danger_at is not null then 0 when answered = 0 or failed = 1 then 1 else 2 end)`

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index enquiries_by_wait on enquiries (state, ${rank}, waiting_since, id)`.execute(db)
  await sql`
    create index enquiries_by_persons_wait
    on enquiries (state, assigned_to, ${rank}, waiting_since, id)`.execute(db)
  await sql`create index enquiries_failed on enquiries (last_at, id) where failed = 1`.execute(db)
  await sql`create index enquiries_later on enquiries (later) where later is not null`.execute(db)
  await sql`
    create index enquiries_danger on enquiries (danger_at) where danger_at is not null`.execute(db)
  await db.schema
    .createIndex('enquiries_by_change')
    .on('enquiries')
    .columns(['updated_at', 'id'])
    .execute()
  await db.schema.dropIndex('enquiries_by_count').execute()
  await db.schema
    .createIndex('enquiries_by_count')
    .on('enquiries')
    // With the last two, an export reads a folder by date from the index alone.
    .columns(['state', 'assigned_to', 'unread', 'answered', 'failed', 'later', 'created_at', 'id'])
    .execute()
}

async function completeOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function complete_enquiry() returns trigger language plpgsql as $$
    begin
      if new.last_at = '' then new.last_at := new.created_at; end if;
      if new.updated_at = '' then new.updated_at := new.created_at; end if;
      if new.waiting_since = '' then new.waiting_since := new.created_at; end if;
      return new;
    end $$`.execute(db)
}

async function completeOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger complete_enquiries`.execute(db)
  await sql`
    create trigger complete_enquiries after insert on enquiries
    when new.last_at = '' or new.waiting_since = ''
    begin
      update enquiries set
        last_at = case when last_at = '' then created_at else last_at end,
        updated_at = case when updated_at = '' then created_at else updated_at end,
        waiting_since = case when waiting_since = '' then created_at else waiting_since end
      where id = new.id;
    end`.execute(db)
}

/** What people wrote: the statistics would keep samples of it after it has been deleted. */
async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['enquiries', 'telephone'],
    ['enquiries', 'danger_words'],
    ['enquiries', 'about'],
    ['enquiries', 'wish'],
    ['enquiry_mails', 'failure'],
  ] as const) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
      db,
    )
  }
}
