import type { Kysely } from 'kysely'

/**
 * Newsletter issues, and one delivery for each reader and issue. Unsubscribe links hold a token of their own, null in
 * rows of the version before, which also deletes subscriptions: their deliveries then name nobody. `policy`: the
 * version of the privacy policy that a reader agreed to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['token', 'policy', 'bounced_at']) {
    await db.schema.alterTable('newsletter_subscriptions').addColumn(name, 'text').execute()
  }
  await db.schema
    .createIndex('newsletter_subscriptions_token')
    .on('newsletter_subscriptions')
    .column('token')
    .execute()
  await db.schema
    .createIndex('newsletter_subscriptions_confirmed')
    .on('newsletter_subscriptions')
    .columns(['confirmed_at', 'id'])
    .execute()
  await db.schema
    .createTable('ended_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('confirmed_month', 'text')
    .addColumn('ended_month', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('ended_subscriptions_token')
    .on('ended_subscriptions')
    .column('token_hash')
    .execute()
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('articles', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .addColumn('totals', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_issues_created')
    .on('newsletter_issues')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('newsletter_issues_state')
    .on('newsletter_issues')
    .columns(['state', 'sent_at'])
    .execute()
  await addDeliveries(db)
}

async function addDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue_id', 'text', (column) =>
      column.notNull().references('newsletter_issues.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', 'text', (column) =>
      column.references('newsletter_subscriptions.id').onDelete('set null'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('tried_at', 'text')
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_deliveries_due')
    .on('newsletter_deliveries')
    .columns(['issue_id', 'state', 'next_attempt_at'])
    .execute()
  await db.schema
    .createIndex('newsletter_deliveries_reader')
    .on('newsletter_deliveries')
    .column('subscription_id')
    .execute()
}
