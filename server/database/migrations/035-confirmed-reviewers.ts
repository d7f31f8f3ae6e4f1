import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * What an owner has confirmed of a doctor's profile, and who signed. Of a profile that an owner had given to a
 * person, everything counts as confirmed but an address that is not the person's; of the others nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviewer_confirmations')
    .addColumn('doctor_number', 'integer', (column) =>
      column.primaryKey().references('doctors.number').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('credentials', 'text', (column) => column.notNull())
    .addColumn('license', 'text', (column) => column.notNull())
    .addColumn('npi', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_by', 'text', (column) => column.notNull())
    .execute()
  await sql`
    insert into reviewer_confirmations
    select doctors.number, doctors.name, doctors.credentials, doctors.license, doctors.npi,
      case when max(case when lower(people.email) = lower(doctors.email) then 1 else 0 end) = 1
        then doctors.email else '' end,
      max(people.updated_at), ''
    from doctors join people on people.doctor_number = doctors.number
    group by doctors.number`.execute(db)
  await db.schema.alterTable('clinical_reviews').addColumn('signer_id', 'text').execute()
  for (const column of ['reviewer_license', 'reviewer_npi']) {
    await db.schema
      .alterTable('clinical_reviews')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .createIndex('people_by_doctor_number')
    .on('people')
    .column('doctor_number')
    .execute()
  await (isPostgres(db) ? notePostgres(db) : noteSqlite(db))
}

/** Whose a profile is decides whether a signature counts, which pages say. */
async function notePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger content_version_people_update after update on people
    for each row when (old.doctor_number is distinct from new.doctor_number)
    execute function raise_content_version()`.execute(db)
  await sql`
    create trigger content_version_people_delete after delete on people
    for each row when (old.doctor_number is not null)
    execute function raise_content_version()`.execute(db)
}

async function noteSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger content_version_people_update after update on people
    when old.doctor_number is not new.doctor_number
    begin
      update content_version set number = number + 1;
    end`.execute(db)
  await sql`
    create trigger content_version_people_delete after delete on people
    when old.doctor_number is not null
    begin
      update content_version set number = number + 1;
    end`.execute(db)
}
