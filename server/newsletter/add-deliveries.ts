import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'

/** Adds a delivery for each reader, without reading them into memory, and returns how many there are. */
export async function addDeliveries(trx: Database, issueId: string, at: string): Promise<number> {
  // The version before adds subscriptions without a token.
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ token: sql<string>`${randomId(trx)} || ${randomId(trx)}` })
    .where('token', 'is', null)
    .execute()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('newsletter_deliveries')
    .columns(['id', 'issue_id', 'subscription_id', 'state', 'next_attempt_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('newsletter_subscriptions')
        .select([
          randomId(trx).as('id'),
          val(issueId).as('issue_id'),
          'newsletter_subscriptions.id as subscription_id',
          sql.lit('waiting').as('state'),
          val(at).as('next_attempt_at'),
        ])
        .where('confirmed_at', 'is not', null)
        .where('bounced_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** 32 hexadecimal digits, others for each row. */
const randomId = (db: Database) =>
  isPostgres(db)
    ? sql<string>`replace(gen_random_uuid()::text, '-', '')`
    : sql<string>`lower(hex(randomblob(16)))`
