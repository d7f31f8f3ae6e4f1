// Readers of the newsletter, written straight into the database.
import type { Database } from '../../../server/database/database.ts'

export async function addReaders(db: Database, count: number): Promise<void> {
  const now = new Date().toISOString()
  for (let number = 1; number <= count; number += 1) {
    const id = String(number)
    const email = `reader${number}@example.org`
    const times = { requested_at: now, confirmed_at: now }
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id, email, token: `token${number}`, mailed_at: '[]', ...times })
      .execute()
  }
}

/** As the site does it: what waits for the reader will not be sent. */
export async function leave(db: Database, number: number): Promise<void> {
  const id = String(number)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('newsletter_deliveries')
      .set({ state: 'unsubscribed' })
      .where('subscription_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  })
}

export async function sentAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .innerJoin('newsletter_subscriptions as reader', 'reader.id', 'subscription_id')
    .select('reader.email')
    .where('state', '=', 'sent')
    .execute()
  return rows.map(({ email }) => email)
}
