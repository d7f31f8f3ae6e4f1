import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Insertable, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { blogRow } from '../../../tests/support/data/blog-row.ts'
import { createBlogs } from '../../blogs/blogs.ts'
import { createDoctorRepository } from '../../doctors/doctor-repository.ts'
import { reindexOutdated } from '../../search/reindex.ts'
import { migrations } from '../opening/migrations.ts'
import { openDatabase } from '../opening/open-database.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import { databaseName } from '../opening/site-files.ts'
import type { Tables } from '../tables.ts'

const firstMigration = '001-articles'

it('lists and finds the articles of a site of the first schema', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-migration-'))
  await makeOldSite(join(dataDir, databaseName))
  const db = await openDatabase({ dataDir })
  try {
    await reindexOutdated(db)
    const blogs = createBlogs(db)
    const { items, total } = await blogs.list({ tag: 'TMD', limit: 10, page: 1 })
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ title: 'Jaw clicking', author_id: { name: 'Dr. Ada' } })
    expect((await blogs.search({ query: 'tapirs', limit: 10, page: 1 })).total).toBe(1)
    expect((await blogs.find('jaw-clicking'))?.long_description).toBe('<p>About tapirs.</p>')
    const [doctor] = await createDoctorRepository(db).listWithArticles(3)
    expect(doctor?.articleCount).toBe(1)
    expect(await db.selectFrom('images').select('key').execute()).toEqual([{ key: 'jaw' }])
    expect(await db.selectFrom('site_facts').selectAll().execute()).toEqual([])
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function makeOldSite(file: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(file)) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  await new Migrator({ db, provider }).migrateTo(firstMigration)
  const times = { created_at: '2024-01-01T00:00:00.000Z', updated_at: '2024-01-01T00:00:00.000Z' }
  const doctor: Partial<Insertable<Tables['doctors']>> = {
    ...times,
    number: 7,
    id: 'dr-ada',
    name: 'Dr. Ada',
    name_key: 'dr. ada',
    email: '',
    location: '',
    description: '',
    image_url: '',
    linkedin: '',
  }
  const blog = blogRow(3, {
    ...times,
    id: 'jaw-clicking',
    author_number: 7,
    title: 'Jaw clicking',
    title_key: 'jaw clicking',
    letter: 'J',
    image_url: '/images/jaw.jpg',
    long_description: '<p>About tapirs.</p>',
  })
  await db
    .insertInto('doctors')
    .values(doctor as Insertable<Tables['doctors']>)
    .execute()
  await db.insertInto('blogs').values(blog).execute()
  const blog_number = 3
  await db
    .insertInto('blog_tags')
    .values({ blog_number, position: 0, tag: 'TMD', tag_key: 'tmd' })
    .execute()
  await db
    .insertInto('blog_solutions')
    .values({ blog_number, position: 0, solution: 'Dental Solution' })
    .execute()
  await db.destroy()
}
