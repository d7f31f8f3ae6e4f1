import { randomUUID } from 'node:crypto'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { type DeliveryCounts, type DeliveryState, deliveryStates } from '../../shared/newsletter.ts'
import { limits } from '../../shared/limits.ts'
import { tokenHash } from '../core/keyed-hash.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { daysBefore } from './days-before.ts'
import { deletePast } from './delete-slowly.ts'

type Matching = (eb: ExpressionBuilder<Tables, 'newsletter_subscriptions'>) => Expression<SqlBool>

const { bouncedDays, confirmWithinDays, deliveryDays } = limits.newsletter
/** One day longer than the link in the mail is valid. */
const unconfirmedDays = confirmWithinDays + 1
const endedAtOnce = 200

/**
 * Deletes matching subscriptions, at most 200, and returns how many. Mails that wait for these readers will
 * not be sent. Of each subscription the hash of its token remains, so that its link still works, and the
 * months for the statistics; nothing that names the reader.
 */
export async function endSubscriptions(
  trx: Database,
  now: Date,
  matching: Matching,
): Promise<number> {
  const ending = await selectForUpdate(trx, 'newsletter_subscriptions')
    .select(['id', 'token', 'confirmed_at', 'bounced_at'])
    .where(matching)
    .limit(endedAtOnce)
    .execute()
  if (ending.length === 0) return 0
  const ids = ending.map(({ id }) => id)
  await trx
    .updateTable('newsletter_deliveries')
    .set({ state: 'unsubscribed' })
    .where('subscription_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  await trx
    .insertInto('ended_subscriptions')
    .values(
      ending.map(({ token, confirmed_at, bounced_at }) => ({
        id: randomUUID(),
        token_hash: tokenHash(token ?? randomUUID()),
        confirmed_month: confirmed_at?.slice(0, 7) ?? null,
        ended_month: (bounced_at ?? now.toISOString()).slice(0, 7),
      })),
    )
    .execute()
  await trx.deleteFrom('newsletter_subscriptions').where('id', 'in', ids).execute()
  return ending.length
}

/**
 * Ends subscriptions that nobody confirmed, and those of addresses that do not exist. Of issues whose
 * sending ended long ago, only the totals remain.
 */
export async function purgeNewsletter(db: Database, now: Date): Promise<void> {
  const unconfirmed: Matching = (eb) =>
    eb.and([
      eb('confirmed_at', 'is', null),
      eb('requested_at', '<', daysBefore(now, unconfirmedDays)),
    ])
  const bounced: Matching = (eb) => eb('bounced_at', '<', daysBefore(now, bouncedDays))
  for (const past of [unconfirmed, bounced]) {
    for (let ended = endedAtOnce; ended === endedAtOnce;) {
      ended = await inTransaction(db, (trx) => endSubscriptions(trx, now, past))
      await afterOthers()
    }
  }
  const oldest = daysBefore(now, deliveryDays)
  // Anybody can enter addresses, without end. Their mails are old by now, and nothing else goes there.
  await deletePast(db, {
    table: 'ended_subscriptions',
    key: ['id'],
    isPast: sql`confirmed_month is null and ended_month < ${oldest.slice(0, 'YYYY-MM'.length)}`,
  })
  await keepTotals(db, oldest)
  await deletePast(db, {
    table: 'newsletter_deliveries',
    key: ['id'],
    isPast: sql`issue_id in (select id from newsletter_issues where totals is not null)`,
  })
}

/** Stores what became of issues that were sent before this time. Their deliveries change no more. */
async function keepTotals(db: Database, before: string): Promise<void> {
  const old = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', 'in', ['sent', 'stopped'])
    .where('sent_at', '<', before)
    .where('totals', 'is', null)
    .execute()
  const counts = await countDeliveries(
    db,
    old.map(({ id }) => id),
  )
  for (const { id } of old) {
    const totals = JSON.stringify(counts.get(id) ?? noDeliveries())
    // unaudited: the numbers stay the same
    // unlocked newsletter_issues: nothing else writes totals
    await db.updateTable('newsletter_issues').set({ totals }).where('id', '=', id).execute()
  }
}

export const noDeliveries = (): DeliveryCounts =>
  Object.fromEntries(deliveryStates.map((state) => [state, 0])) as Record<DeliveryState, number>

/** The numbers of deliveries of these issues, as of one moment; issues without any are missing. */
export async function countDeliveries(
  db: Database,
  issueIds: string[],
): Promise<Map<string, DeliveryCounts>> {
  const counts = new Map<string, DeliveryCounts>()
  if (issueIds.length === 0) return counts
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => ['issue_id', 'state', fn.countAll<number>().as('count')])
    .where('issue_id', 'in', issueIds)
    .groupBy(['issue_id', 'state'])
    .execute()
  for (const { issue_id, state, count } of rows) {
    const known = counts.get(issue_id) ?? noDeliveries()
    counts.set(issue_id, { ...known, [state]: count })
  }
  return counts
}
