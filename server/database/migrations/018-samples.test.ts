import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { blogRow } from '../../../tests/support/data/blog-row.ts'
import { readSampleArticles } from '../../sample-content/read-sample-articles.ts'
import { doctors } from '../../sample-content/doctors.ts'
import { migrations } from '../opening/migrations.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

it('marks the sample content of before it, unless somebody has made it their own', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(':memory:')) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db, provider })
  await migrator.migrateTo('017-drafts')
  const seeded = (await readSampleArticles()).map(({ createdAt }) => createdAt)
  const written = '2026-01-01T00:00:00.000Z'
  const blogs = [
    ...seeded.map((at) => ({ created_at: at, updated_at: at })),
    { created_at: written, updated_at: written },
    { created_at: seeded[0]!, updated_at: written },
  ]
  await db
    .insertInto('blogs')
    .values(blogs.map((times, number) => blogRow(number, times)))
    .execute()
  const saysSo = '<p><strong>Sample profile.</strong> Works.</p>'
  const people = [
    ...doctors.map(({ createdAt }) => ({ created_at: createdAt, description: saysSo })),
    { created_at: written, description: saysSo },
    { created_at: doctors[0]!.createdAt, description: '<p>Works.</p>' },
  ]
  await db
    .insertInto('doctors')
    .values(
      people.map((person, number) => ({
        ...{ ...person, number, id: `doctor-${number}`, name: '', name_key: '', updated_at: '' },
        ...{ email: '', location: '', image_url: '', linkedin: '' },
      })),
    )
    .execute()

  await migrator.migrateToLatest()
  const samples = async (table: 'blogs' | 'doctors') =>
    (await db.selectFrom(table).select('sample').orderBy('number').execute()).map(
      ({ sample }) => sample,
    )
  expect(await samples('blogs')).toEqual([...seeded.map(() => 1), 0, 0])
  expect(await samples('doctors')).toEqual([...doctors.map(() => 1), 0, 0])
  await db.destroy()
})
