import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { blogRow } from '../../../tests/support/data/blog-row.ts'
import { createDrafts } from '../../records/drafts/drafts.ts'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('keeps drafts of articles from before it, apart from what readers see', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('016-codes-of-known-browsers')
  const id = 'jaw-pain'
  await db
    .insertInto('blogs')
    .values(blogRow(1, { id, title: 'Jaw pain', updated_at: '2024-01-01T00:00:00.000Z' }))
    .execute()
  await migrator.migrateToLatest()
  const content = () => db.selectFrom('content_version').select('number').executeTakeFirst()
  const before = await content()
  const drafts = createDrafts(
    db,
    () => new Date(),
    async () => {},
  )
  const by = { email: 'ana@example.org', permit: () => Promise.resolve() }
  const change = { ...by, kind: 'blog', base: 0, tab: 'a-tab-of-ana' } as const
  await drafts.save(`blog.${id}`, { ...change, fields: { title: 'Changed' } })
  expect(await drafts.find(`blog.${id}`, change)).toMatchObject({
    state: 'changed',
    fields: { title: 'Changed', solutions: [] },
  })
  expect(await content()).toEqual(before)
  await db.destroy()
})
