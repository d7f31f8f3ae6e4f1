import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { blogRow } from '../../../tests/support/data/blog-row.ts'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('gives articles of before it no references, and lets the version before go on writing', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('018-samples')
  await db.insertInto('blogs').values(blogRow(1, {})).execute()
  await migrator.migrateToLatest()
  await db.insertInto('blogs').values(blogRow(2, {})).execute()
  const rows = await db.selectFrom('blogs').select('references').execute()
  expect(rows).toEqual([{ references: '[]' }, { references: '[]' }])

  const { number } = await db.selectFrom('blogs').select('number').executeTakeFirstOrThrow()
  await db.insertInto('blog_works').values({ blog_number: number, key: 'a' }).execute()
  await db.deleteFrom('blogs').where('number', '=', number).execute()
  expect(await db.selectFrom('blog_works').selectAll().execute()).toEqual([])
})
