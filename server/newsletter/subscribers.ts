import { type ExpressionBuilder, sql } from 'kysely'
import type { SubscriberCounts, SubscriberJson } from '../../shared/newsletter.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { exportFields } from '../audit/export-fields.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { byteOrderMark, csvLine } from '../http/csv.ts'
import { endSubscriptions } from '../jobs/newsletter-retention.ts'
import { permit } from '../people/permit.ts'
import type { Person } from '../people/person.ts'

export type Subscribers = ReturnType<typeof createSubscribers>
type Owner = Pick<Person, '_id' | 'email'>

const rowsAtOnce = 500

/** The readers of the newsletter, as the office sees them. */
export function createSubscribers(db: Database, clock: Clock) {
  const confirmed = () =>
    db.selectFrom('newsletter_subscriptions').where('confirmed_at', 'is not', null)

  const countOf = async (matching: (eb: Eb) => ReturnType<Eb['and']>): Promise<number> => {
    const { count } = await db
      .selectFrom('newsletter_subscriptions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(matching)
      .executeTakeFirstOrThrow()
    return count
  }

  const page = (limit: number) =>
    confirmed()
      .select(['id', 'email', 'confirmed_at', 'bounced_at'])
      .orderBy('confirmed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)

  return {
    /** How many there are, and how many came and left in each month. */
    async counts(): Promise<SubscriberCounts> {
      return {
        confirmed: await countOf(isReader),
        unconfirmed: await countOf((eb) => eb.and([eb('confirmed_at', 'is', null)])),
        bounced: await countOf((eb) => eb.and([eb('bounced_at', 'is not', null)])),
        byMonth: await countByMonth(db),
      }
    },

    /** One page of the readers, newest first, with those whose address does not exist. */
    async list({ limit, page: number }: { limit: number; page: number }) {
      const rows = await page(limit)
        .offset((number - 1) * limit)
        .execute()
      const total = await countOf((eb) => eb.and([eb('confirmed_at', 'is not', null)]))
      const items = rows.map((row): SubscriberJson => ({
        _id: row.id,
        email: row.email,
        confirmedAt: row.confirmed_at!,
        bouncedAt: row.bounced_at,
      }))
      return { items, total }
    },

    /** The same as the lines of a CSV file; the export is logged before its first line. */
    async export({ email }: Owner): Promise<AsyncIterable<string>> {
      const rows = await countOf((eb) => eb.and([eb('confirmed_at', 'is not', null)]))
      const at = clock().toISOString()
      const fields = ['readers', ...exportFields({}, rows)]
      await recordAudit(db, { at, by: email, action: 'exported', kind: 'newsletter', fields })
      return lines()
    },

    /** Removes a reader at once. Throws 404 if there is none. */
    remove: ({ _id, email }: Owner, id: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await permit({ _id }, 'subscribers')(trx)
        const ended = await endSubscriptions(trx, clock(), (eb) => eb('id', '=', id))
        if (ended === 0) throw new HttpError(404, 'Reader not found')
        // Names nobody: the reader's address is gone.
        const at = clock().toISOString()
        const fields = ['reader']
        await recordAudit(trx, { at, by: email, action: 'removed', kind: 'newsletter', fields })
      }),
  }

  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(['Email', 'Confirmed', 'Bounced'])
    let last: { confirmed_at: string | null; id: string } | undefined
    do {
      const rows = await page(rowsAtOnce)
        .$if(last !== undefined, (query) =>
          query.where(sql<boolean>`(confirmed_at, id) < (${last!.confirmed_at}, ${last!.id})`),
        )
        .execute()
      for (const { email, confirmed_at, bounced_at } of rows) {
        yield csvLine([email, confirmed_at!, bounced_at ?? ''])
      }
      last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
    } while (last)
  }
}

type Eb = ExpressionBuilder<Tables, 'newsletter_subscriptions'>

const isReader = (eb: Eb) =>
  eb.and([eb('confirmed_at', 'is not', null), eb('bounced_at', 'is', null)])

/** Somebody whose address turned out not to exist left in that month. */
async function countByMonth(db: Database): Promise<SubscriberCounts['byMonth']> {
  const { rows } = await sql<{ month: string; confirmed: number; left: number }>`
    select month, count(*) - sum(is_end) as confirmed, sum(is_end) as "left" from (
      select substr(confirmed_at, 1, 7) as month, 0 as is_end from newsletter_subscriptions
        where confirmed_at is not null
      union all select substr(bounced_at, 1, 7), 1 from newsletter_subscriptions
        where bounced_at is not null
      union all select confirmed_month, 0 from ended_subscriptions where confirmed_month is not null
      union all select ended_month, 1 from ended_subscriptions where confirmed_month is not null
    ) as changes group by month order by month desc`.execute(db)
  return rows
}
