import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * What the front desk knows of enquiries, and conversations. There are no foreign keys to `enquiries`: the
 * version before empties that table to make deleted words vanish. Triggers delete what belongs to an
 * enquiry, and fill in what that version does not write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendEnquiries(db)
  await addConversations(db)
  await addCannedAnswers(db)
  await addMail(db)
  await (isPostgres(db) ? followOnPostgres(db) : followOnSqlite(db))
  if (isPostgres(db)) await keepOutOfStatistics(db)
}

const newForDays = 14

async function extendEnquiries(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['state', sql`text not null default 'open'`],
    ['spam_reason', sql`text`],
    ['spam_at', sql`text`],
    ['marks_sender', sql`integer not null default 0`],
    ['unread', sql`integer not null default 1`],
    ['answered', sql`integer not null default 0`],
    ['assigned_to', sql`text`],
    ['last_at', sql`text not null default ''`],
    ['updated_at', sql`text not null default ''`],
    ['message_key', sql`text not null default ''`],
  ] as const
  for (const [name, type] of columns) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await sql`alter table enquiries add column ${sql.ref(name)} ${collated(db, type)}`.execute(db)
  }
  const oldest = new Date(Date.now() - newForDays * 86_400_000).toISOString()
  await sql`
    update enquiries set last_at = created_at, updated_at = created_at,
      state = case when created_at < ${oldest} then 'done' else 'open' end,
      unread = case when created_at < ${oldest} then 0 else 1 end`.execute(db)
  const indexes = {
    enquiries_by_folder: ['state', 'last_at', 'id'],
    enquiries_by_person: ['state', 'assigned_to', 'last_at', 'id', 'unread'],
    enquiries_by_activity: ['last_at', 'id'],
    enquiries_by_message: ['message_key', 'created_at'],
    enquiries_by_email: ['email'],
  }
  for (const [name, parts] of Object.entries(indexes)) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema.createIndex(name).on('enquiries').columns(parts).execute()
  }
}

/** Texts compare by their bytes on both databases. */
function collated(db: Kysely<unknown>, type: ReturnType<typeof sql>) {
  const isText = type.compile(db).sql.startsWith('text')
  if (!isText || !isPostgres(db)) return type
  return sql`text collate "C" ${sql.raw(type.compile(db).sql.slice('text'.length))}`
}

async function addConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('auto', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bounce_id', 'text')
    .execute()
  await db.schema
    .createTable('enquiry_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['enquiry_mails', 'enquiry_notes']) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema
      .createIndex(`${table}_by_enquiry`)
      .on(table)
      .columns(['enquiry_id', 'at'])
      .execute()
  }
  await db.schema
    .createTable('enquiry_reads')
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_reads_key', ['enquiry_id', 'person_id'])
    .execute()
  await db.schema
    .createTable('enquiry_drafts')
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_drafts_key', ['enquiry_id', 'person_id'])
    .execute()
}

async function addCannedAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('canned_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}

async function addMail(db: Kysely<unknown>): Promise<void> {
  for (const column of ['enquiry_id', 'message_id', 'reference_ids']) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema.alterTable('mail_outbox').addColumn(column, 'text').execute()
  }
  await db.schema
    .createIndex('mail_outbox_by_enquiry')
    .on('mail_outbox')
    .column('enquiry_id')
    .execute()
  await db.schema
    .createTable('mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('looked_at', 'text')
    .execute()
}

const belongings = [
  'enquiry_mails',
  'enquiry_notes',
  'enquiry_reads',
  'enquiry_drafts',
  'mail_outbox',
]

const deleteBelongings = sql.join(
  belongings.map((table) => sql`delete from ${sql.table(table)} where enquiry_id = old.id;`),
  sql` `,
)

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function complete_enquiry() returns trigger language plpgsql as $$
    begin
      if new.last_at = '' then new.last_at := new.created_at; end if;
      if new.updated_at = '' then new.updated_at := new.created_at; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger complete_enquiries before insert on enquiries
    for each row execute function complete_enquiry()`.execute(db)
  await sql`
    create function delete_conversation() returns trigger language plpgsql as $$
    begin
      ${deleteBelongings}
      return null;
    end $$`.execute(db)
  await sql`
    create trigger delete_conversations after delete on enquiries
    for each row execute function delete_conversation()`.execute(db)
}

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger complete_enquiries after insert on enquiries when new.last_at = ''
    begin
      update enquiries set last_at = created_at, updated_at = created_at where id = new.id;
    end`.execute(db)
  await sql`
    create trigger delete_conversations after delete on enquiries
    begin
      ${deleteBelongings}
    end`.execute(db)
}

/** What people wrote: the statistics would keep samples of it after it has been deleted. */
async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['enquiry_mails', 'from_address'],
    ['enquiry_mails', 'text'],
    ['enquiry_mails', 'attachments'],
    ['enquiry_notes', 'text'],
    ['enquiry_drafts', 'text'],
  ] as const) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
      db,
    )
  }
}
