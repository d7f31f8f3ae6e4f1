import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * People with roles, and the log of what they do. The version before lets in whom it finds in `admins`:
 * owners only stand there, and what it adds and deletes there, triggers repeat among the people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addPeople(db)
  await addAuditLog(db)
  await db.schema
    .alterTable('sessions')
    .addColumn('method', 'text', (column) => column.notNull().defaultTo('code'))
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await (isPostgres(db) ? followOnPostgres(db) : followOnSqlite(db))
  if (isPostgres(db)) await keepOutOfStatistics(db)
}

async function addPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('doctor_number', 'integer', (column) =>
      column.references('doctors.number').onDelete('set null'),
    )
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text')
    .addColumn('last_seen_at', 'text')
    .addColumn('passkey_only', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('people_by_doctor').on('people').column('doctor_number').execute()
  await sql`
    insert into people (id, email, role, invited_at, joined_at, last_seen_at, updated_at)
    select ${newId(db)}, email, 'owner', added_at, added_at,
      (select max(last_seen_at) from sessions where sessions.email = admins.email), added_at
    from admins`.execute(db)
}

async function addAuditLog(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement()
  await db.schema
    .createTable('audit_log')
    .addColumn('number', 'integer', counted)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('person_email', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute()
  const indexes = {
    audit_log_by_time: ['at'],
    audit_log_by_person: ['person_id'],
    audit_log_by_record: ['kind', 'record_id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    // oxlint-disable-next-line no-await-in-loop -- one change of a table at a time
    await db.schema.createIndex(name).on('audit_log').columns(columns).execute()
  }
}

const newId = (db: Kysely<unknown>) =>
  isPostgres(db) ? sql`replace(gen_random_uuid()::text, '-', '')` : sql`lower(hex(randomblob(16)))`

const addOwner = (db: Kysely<unknown>) => sql`
  insert into people (id, email, role, invited_at, joined_at, updated_at)
  values (${newId(db)}, new.email, 'owner', new.added_at, new.added_at, new.added_at)
  on conflict (email) do update
  set role = 'owner', joined_at = coalesce(people.joined_at, excluded.joined_at)`

const removeOwner = sql`delete from people where email = old.email and role = 'owner'`

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_admins() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${addOwner(db)};
      else
        ${removeOwner};
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger people_follow_admins after insert or delete on admins
    for each row execute function follow_admins()`.execute(db)
}

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger people_follow_admins_insert after insert on admins
    begin
      ${addOwner(db)};
    end`.execute(db)
  await sql`
    create trigger people_follow_admins_delete after delete on admins
    begin
      ${removeOwner};
    end`.execute(db)
}

/** The statistics would keep samples of addresses and names after they have been deleted. */
async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['people', 'email'],
    ['people', 'name'],
    ['audit_log', 'person_email'],
    ['audit_log', 'title'],
  ] as const) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
      db,
    )
  }
}
