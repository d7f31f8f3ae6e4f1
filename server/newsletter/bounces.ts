import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'

/** What a delivery report says: the Message-IDs in it, and whether the recipient's address does not exist. */
export type Report = { names: string[]; isFinal: boolean; isAddressWrong: boolean }

/**
 * Notes that a reader's address does not exist: nothing more is sent to it, and what waits for it has
 * failed. Returns false if that was known.
 */
export async function noteBounce(trx: Database, clock: Clock, reader: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_subscriptions')
    .set({ bounced_at: clock().toISOString() })
    .where('id', '=', reader)
    .where('bounced_at', 'is', null)
    .executeTakeFirst()
  await trx
    .updateTable('newsletter_deliveries')
    .set({ state: 'failed' })
    .where('subscription_id', '=', reader)
    .where('state', '=', 'waiting')
    .execute()
  return numUpdatedRows > 0n
}

/**
 * Takes a report about a mail of the newsletter: the mail has failed, and if its address does not exist, so
 * will all others to it. Undefined for reports about other mails.
 */
export async function takeNewsletterReport(
  trx: Database,
  clock: Clock,
  { names, isFinal, isAddressWrong }: Report,
): Promise<'bounced' | 'failed' | 'known' | undefined> {
  const ids = names.flatMap((name) => /^<([\da-f]{32})@/.exec(name)?.[1] ?? [])
  if (!isFinal || ids.length === 0) return undefined
  const delivery = await selectForUpdate(trx, 'newsletter_deliveries')
    .select(['id', 'state', 'subscription_id'])
    .where('id', 'in', ids)
    .executeTakeFirst()
  if (!delivery) return undefined
  await trx
    .updateTable('newsletter_deliveries')
    .set({ state: 'failed' })
    .where('id', '=', delivery.id)
    .execute()
  const reader = delivery.subscription_id
  if (isAddressWrong && reader !== null && (await noteBounce(trx, clock, reader))) return 'bounced'
  return delivery.state === 'failed' ? 'known' : 'failed'
}
