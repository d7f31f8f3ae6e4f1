import { createHmac, timingSafeEqual } from 'node:crypto'
import { academy } from '../../content/academy.ts'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import type { Outbox } from '../mail/outbox.ts'
import { mailBody } from '../mail/mail-html.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

export type Newsletter = ReturnType<typeof createNewsletter>
type Purpose = 'confirm' | 'unsubscribe'

type Parts = {
  db: Database
  clock: Clock
  outbox: Outbox
  rates: RateLimits
  siteUrl: string
  secret: string
}

const hourMs = 60 * 60_000
const { mailsPerHour, confirmWithinDays } = limits.newsletter

/** A subscription counts only after the recipient has confirmed it through the link in the mail. */
export function createNewsletter({ db, clock, outbox, rates, siteUrl, secret }: Parts) {
  const sign = (purpose: Purpose, id: string) =>
    createHmac('sha256', secret).update(`newsletter ${purpose} ${id}`).digest('base64url')
  const address = (purpose: Purpose, id: string) =>
    `${siteUrl}/newsletter/${purpose}/${id}.${sign(purpose, id)}`

  /**
   * Always the same for an address, so that the unsubscribe link in any mail it ever received ends its
   * current subscription.
   */
  const idOf = (email: string) => keyedHash(secret, 'newsletter subscription', email)

  /** The id in a link's token; undefined if this site did not sign it. */
  function idIn(purpose: Purpose, token: string): string | undefined {
    const [id = '', signature = ''] = token.split('.')
    const expected = Buffer.from(sign(purpose, id))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
  }

  /** The subscription that a link's token names, if any. */
  async function subscriptionOf(purpose: Purpose, token: string) {
    const id = idIn(purpose, token)
    if (id === undefined) return undefined
    return db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
  }

  async function subscriptionToConfirm(token: string) {
    const subscription = await subscriptionOf('confirm', token)
    if (!subscription) return undefined
    const age = clock().getTime() - Date.parse(subscription.requested_at)
    return age < confirmWithinDays * 24 * hourMs ? subscription : undefined
  }

  return {
    /**
     * Mails a confirmation link, unless this address reached its hourly limit of mails. Throws if there are
     * too many requests from one source or in total.
     */
    async subscribe(email: string, source: string): Promise<void> {
      await rates.consume('subscriptionsPerSource', source)
      await rates.consume('subscriptionsOfAll', 'everybody')
      const key = email.toLowerCase()
      await inTransaction(db, async (trx) => {
        await lockFor(trx, `subscription of ${key}`)
        const known = await selectForUpdate(trx, 'newsletter_subscriptions')
          .selectAll()
          .where('email', '=', key)
          .executeTakeFirst()
        const now = clock()
        const recent = (JSON.parse(known?.mailed_at ?? '[]') as string[]).filter(
          (time) => now.getTime() - Date.parse(time) < hourMs,
        )
        if (recent.length >= mailsPerHour) return
        const id = known?.id ?? idOf(key)
        const values = {
          requested_at: now.toISOString(),
          mailed_at: JSON.stringify([...recent, now.toISOString()]),
        }
        await trx
          .insertInto('newsletter_subscriptions')
          .values({ id, email: key, ...values, confirmed_at: null })
          .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
          .execute()
        await outbox.add(trx, {
          to: email,
          subject: `Please confirm: news from the ${academy.name}`,
          unsubscribeUrl: address('unsubscribe', id),
          ...mailBody([
            `Someone, we hope you, asked for news from the ${academy.name} at this address.`,
            { label: 'Confirm your subscription', link: address('confirm', id) },
            'If it was not you, ignore this email: we send nothing without your confirmation.',
            { label: 'Unsubscribe', link: address('unsubscribe', id) },
          ]),
        })
      })
      outbox.wake()
    },

    async canConfirm(token: string): Promise<boolean> {
      return (await subscriptionToConfirm(token)) !== undefined
    },

    /** Confirms the subscription. Returns whether the link was valid. */
    async confirm(token: string): Promise<boolean> {
      const subscription = await subscriptionToConfirm(token)
      if (!subscription) return false
      await db
        .updateTable('newsletter_subscriptions')
        .set({ confirmed_at: clock().toISOString() })
        .where('id', '=', subscription.id)
        .where('confirmed_at', 'is', null)
        .execute()
      return true
    },

    /** Whether the address of an unsubscribe link is subscribed; undefined if the link is invalid. */
    async isSubscribed(token: string): Promise<boolean | undefined> {
      if (idIn('unsubscribe', token) === undefined) return undefined
      return (await subscriptionOf('unsubscribe', token)) !== undefined
    },

    /** Deletes the address. Returns whether the link was valid, even if it was used before. */
    async unsubscribe(token: string): Promise<boolean> {
      const id = idIn('unsubscribe', token)
      if (id === undefined) return false
      await db.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute()
      return true
    },
  }
}
