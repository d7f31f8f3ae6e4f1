import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const written = { name: 'Ana', email: 'ana@example.org', message: 'Hello', filter_text: null }

it('finishes old enquiries, and completes those that the version before stores', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  await migrator.migrateTo('021-where-doctors-work')
  const add = (id: string, created_at: string) =>
    db
      .insertInto('enquiries')
      .values({ ...written, id, created_at })
      .execute()
  await add('old', daysAgo(15))
  await add('new', daysAgo(13))
  await migrator.migrateToLatest()
  await add('later', daysAgo(0))
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'state', 'unread', 'created_at', 'last_at', 'updated_at'])
    .orderBy('created_at')
    .execute()
  expect(rows.map(({ id, state, unread }) => [id, state, unread])).toEqual([
    ['old', 'done', 0],
    ['new', 'open', 1],
    ['later', 'open', 1],
  ])
  for (const { created_at, last_at, updated_at } of rows)
    expect([last_at, updated_at]).toEqual([created_at, created_at])

  await db
    .insertInto('enquiry_notes')
    .values({ id: 'n', enquiry_id: 'old', text: 'A note', at: daysAgo(0), person_id: 'p' })
    .execute()
  await db.deleteFrom('enquiries').where('id', '=', 'old').execute()
  expect(await db.selectFrom('enquiry_notes').select('id').execute()).toEqual([])
})
