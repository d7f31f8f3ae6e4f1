import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Who has an enquiry open, and how acts on several enquiries can be undone for a minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_presence')
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_presence_key', ['enquiry_id', 'person_id'])
    .execute()
  await db.schema
    .createTable('enquiry_undos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('rows', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiry_undos_by_time').on('enquiry_undos').column('at').execute()
  await (isPostgres(db) ? followOnPostgres(db) : followOnSqlite(db))
}

const deletePresence = sql`delete from enquiry_presence where enquiry_id = old.id;`

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function delete_enquiry_presence() returns trigger language plpgsql as $$
    begin
      ${deletePresence}
      return null;
    end $$`.execute(db)
  await sql`
    create trigger delete_enquiry_presence after delete on enquiries
    for each row execute function delete_enquiry_presence()`.execute(db)
}

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger delete_enquiry_presence after delete on enquiries
    begin
      ${deletePresence}
    end`.execute(db)
}
