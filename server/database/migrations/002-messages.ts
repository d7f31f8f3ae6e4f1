import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../dialect.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('enquiries_by_date')
    .on('enquiries')
    .columns(['created_at', 'id'])
    .execute()

  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('mailed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute()

  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('unsubscribe_url', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('mail_outbox_by_attempt')
    .on('mail_outbox')
    .column('next_attempt_at')
    .execute()
  if (isPostgres(db)) await keepOutOfStatistics(db)
}

/** What people wrote: PostgreSQL's statistics would keep samples of it when it has been deleted. */
const personalColumns = {
  enquiries: ['name', 'email', 'message'],
  newsletter_subscriptions: ['email'],
  mail_outbox: ['recipient', 'reply_to', 'subject', 'text', 'html', 'unsubscribe_url'],
}

async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(personalColumns)) {
    for (const column of columns) {
      await sql`
        alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0
      `.execute(db)
    }
  }
}
