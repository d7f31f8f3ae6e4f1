import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Signatures of doctors under the words of a page, and what asks for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addReviews(db)
  await addRequests(db)
  await db.schema
    .createTable('review_reminders')
    .addColumn('review_number', 'integer', (column) =>
      column.notNull().references('clinical_reviews.number').onDelete('cascade'),
    )
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_reminders_key', ['review_number', 'what'])
    .execute()
  await db.schema
    .createTable('blog_hashes')
    .addColumn('blog_number', 'integer', (column) =>
      column.primaryKey().references('blogs.number').onDelete('cascade'),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await (isPostgres(db) ? notePostgres(db) : noteSqlite(db))
}

async function addReviews(db: Kysely<unknown>): Promise<void> {
  const counted = (column: ColumnDefinitionBuilder) =>
    isPostgres(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement()
  await db.schema
    .createTable('clinical_reviews')
    .addColumn('number', 'integer', counted)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_created_at', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('doctor_number', 'integer', (column) =>
      column.references('doctors.number').onDelete('set null'),
    )
    .addColumn('reviewer_name', 'text', (column) => column.notNull())
    .addColumn('reviewer_credentials', 'text', (column) => column.notNull())
    .addColumn('reviewer_specialty', 'text', (column) => column.notNull())
    .addColumn('reviewer_email', 'text', (column) => column.notNull())
    .addColumn('interests', 'text', (column) => column.notNull())
    .addColumn('signed_at', 'text', (column) => column.notNull())
    .addColumn('signed_by', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('is_overdue', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('changed_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('withdrawn_by', 'text')
    .addColumn('withdrawn_reason', 'text')
    .addColumn('signed_text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('clinical_reviews_by_subject')
    .on('clinical_reviews')
    .columns(['kind', 'subject_id'])
    .execute()
  await db.schema
    .createIndex('clinical_reviews_by_doctor')
    .on('clinical_reviews')
    .columns(['doctor_number'])
    .execute()
}

async function addRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    // With the article the request ends; a condition has no number.
    .addColumn('blog_number', 'integer', (column) =>
      column.references('blogs.number').onDelete('cascade'),
    )
    .addColumn('doctor_number', 'integer', (column) =>
      column.notNull().references('doctors.number').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('comment', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const column of ['subject_id', 'blog_number', 'doctor_number']) {
    await db.schema
      .createIndex(`review_requests_by_${column}`)
      .on('review_requests')
      .column(column)
      .execute()
  }
}

/** Pages show reviews: they are made anew, and a cache in front of the site drops them. */
async function notePostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger content_version_clinical_reviews
    after insert or update or delete on clinical_reviews
    for each statement execute function raise_content_version()`.execute(db)
  await sql`
    create function note_review_change() returns trigger language plpgsql as $$
    begin
      insert into content_changes values ('article', new.subject_id, new.subject_created_at)
      on conflict (kind, id) do update set created_at = excluded.created_at;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger content_changes_clinical_reviews
    after insert or update on clinical_reviews
    for each row execute function note_review_change()`.execute(db)
}

async function noteSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`content_version_clinical_reviews_${change}`)}
      after ${sql.raw(change)} on clinical_reviews
      begin
        update content_version set number = number + 1;
      end`.execute(db)
  }
  for (const change of ['insert', 'update']) {
    await sql`
      create trigger ${sql.id(`content_changes_clinical_reviews_${change}`)}
      after ${sql.raw(change)} on clinical_reviews
      begin
        insert into content_changes values ('article', new.subject_id, new.subject_created_at)
        on conflict (kind, id) do update set created_at = excluded.created_at;
      end`.execute(db)
  }
}
