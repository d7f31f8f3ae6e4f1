import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { readPolicyVersion } from '../database/policy-version.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { keyedHash, tokenHash } from '../core/keyed-hash.ts'
import { endSubscriptions } from '../jobs/newsletter-retention.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { subscriptionToken, unsubscribeAddress } from './links.ts'
import { confirmationMail, leaveMail } from './subscription-mails.ts'

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
  const confirmAddress = (id: string) =>
    `${siteUrl}/newsletter/confirm/${id}.${sign('confirm', id)}`
  const idOf = (email: string) => keyedHash(secret, 'newsletter subscription', email)
  const subscriptions = () => db.selectFrom('newsletter_subscriptions').selectAll()

  /** The id in a signed link; undefined if this site did not sign it. */
  function idIn(purpose: Purpose, token: string): string | undefined {
    const [id = '', signature = ''] = token.split('.')
    const expected = Buffer.from(sign(purpose, id))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
  }

  async function subscriptionToConfirm(link: string) {
    const id = idIn('confirm', link)
    if (id === undefined) return undefined
    const subscription = await subscriptions().where('id', '=', id).executeTakeFirst()
    if (!subscription) return undefined
    const age = clock().getTime() - Date.parse(subscription.requested_at)
    return age < confirmWithinDays * 24 * hourMs ? subscription : undefined
  }

  /** The column and value that an unsubscribe link names. Links of earlier versions are signed ids. */
  function named(link: string) {
    const id = idIn('unsubscribe', link)
    return id === undefined ? (['token', link] as const) : (['id', id] as const)
  }

  /** Whether there was a subscription with this link. */
  async function hasEnded(link: string): Promise<boolean> {
    if (idIn('unsubscribe', link) !== undefined) return true
    const ended = await db
      .selectFrom('ended_subscriptions')
      .select('id')
      .where('token_hash', '=', tokenHash(link))
      .executeTakeFirst()
    return ended !== undefined
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
        const token = known?.token ?? subscriptionToken(secret, key)
        const values = {
          token,
          requested_at: now.toISOString(),
          mailed_at: JSON.stringify([...recent, now.toISOString()]),
        }
        await trx
          .insertInto('newsletter_subscriptions')
          .values({ id, email: key, ...values, confirmed_at: null })
          .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
          .execute()
        const unsubscribe = unsubscribeAddress(siteUrl, token)
        const links = { confirm: confirmAddress(id), unsubscribe, siteUrl }
        await outbox.add(trx, confirmationMail(email, links))
      })
      outbox.wake()
    },

    async canConfirm(link: string): Promise<boolean> {
      return (await subscriptionToConfirm(link)) !== undefined
    },

    /**
     * Confirms the subscription, with the version of the privacy policy. An address that did not exist does
     * so again. Returns whether the link was valid.
     */
    async confirm(link: string): Promise<boolean> {
      const subscription = await subscriptionToConfirm(link)
      if (!subscription) return false
      await db
        .updateTable('newsletter_subscriptions')
        .set({
          confirmed_at: clock().toISOString(),
          policy: await readPolicyVersion(db),
          bounced_at: null,
        })
        .where('id', '=', subscription.id)
        .where(({ eb, or }) =>
          or([eb('confirmed_at', 'is', null), eb('bounced_at', 'is not', null)]),
        )
        .execute()
      return true
    },

    /** Whether the address of an unsubscribe link is subscribed; undefined if the link is invalid. */
    async isSubscribed(link: string): Promise<boolean | undefined> {
      const [column, value] = named(link)
      const subscription = await subscriptions().where(column, '=', value).executeTakeFirst()
      if (subscription) return true
      return (await hasEnded(link)) ? false : undefined
    },

    /** Deletes the address. Returns whether the link was valid, even if it was used before. */
    async unsubscribe(link: string): Promise<boolean> {
      const [column, value] = named(link)
      const ended = await inTransaction(db, (trx) =>
        endSubscriptions(trx, clock(), (eb) => eb(column, '=', value)),
      )
      return ended > 0 || hasEnded(link)
    },

    /**
     * Mails a reader the link to leave, unless this address reached its hourly limit of such mails. Throws if
     * there are too many requests from one source.
     */
    async mailLink(email: string, source: string): Promise<void> {
      await rates.consume('subscriptionsPerSource', source)
      const key = email.toLowerCase()
      await inTransaction(db, async (trx) => {
        const reader = await selectForUpdate(trx, 'newsletter_subscriptions')
          .select(['id', 'token'])
          .where('email', '=', key)
          .where('confirmed_at', 'is not', null)
          .where('bounced_at', 'is', null)
          .executeTakeFirst()
        if (!reader || (await rates.take(trx, 'leaveMailsPerAddress', key)) > 0) return
        const token = reader.token ?? subscriptionToken(secret, key)
        if (!reader.token) {
          await trx
            .updateTable('newsletter_subscriptions')
            .set({ token })
            .where('id', '=', reader.id)
            .execute()
        }
        await outbox.add(trx, leaveMail(key, unsubscribeAddress(siteUrl, token)))
      })
      outbox.wake()
    },
  }
}
