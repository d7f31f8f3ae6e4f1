import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { addDeliveries } from '../../newsletter/add-deliveries.ts'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('readers of the version before get issues, and may leave by that version', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, provider })
  const before = Object.keys(migrations).findLast((name) => name < '041')!
  await migrator.migrateTo(before)
  const at = '2026-01-02T03:04:05.000Z'
  const times = { requested_at: at, mailed_at: '[]' }
  const add = (id: string, confirmed_at: string | null) =>
    db
      .insertInto('newsletter_subscriptions')
      .values({ id, email: `${id}@example.org`, ...times, confirmed_at })
      .execute()
  await add('one', at)
  await add('two', at)
  await add('three', null)
  await migrator.migrateToLatest()

  await db
    .insertInto('newsletter_issues')
    .values({
      ...{ id: 'i', subject: 'News', intro: '', articles: '[]', state: 'sending', recipients: 2 },
      ...{ created_at: at, sent_at: at, updated_at: at },
    })
    .execute()
  expect(await addDeliveries(db, 'i', at)).toBe(2)
  await db.deleteFrom('newsletter_subscriptions').where('id', '=', 'two').execute()
  const deliveries = await db
    .selectFrom('newsletter_deliveries')
    .leftJoin('newsletter_subscriptions as reader', 'reader.id', 'subscription_id')
    .select(['subscription_id', 'state', 'reader.token'])
    .orderBy('subscription_id')
    .execute()
  expect(deliveries).toEqual([
    { subscription_id: null, state: 'waiting', token: null },
    {
      subscription_id: 'one',
      state: 'waiting',
      token: expect.stringMatching(/^[\da-f]{64}$/) as string,
    },
  ])
  await db.destroy()
})
