import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { limits } from '../../../shared/limits.ts'
import { blogRow } from '../../../tests/support/data/blog-row.ts'
import { createBlogs } from '../../blogs/blogs.ts'
import { listBlog } from '../../listing/facet-index.ts'
import { migrations } from '../opening/migrations.ts'
import { openDatabase } from '../opening/open-database.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import { databaseName } from '../opening/site-files.ts'
import type { Tables } from '../tables.ts'

const page = { limit: limits.list.adminMax, page: 1 }

it('filters articles of a site from before it, and those that an older version changes', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-migration-'))
  const before = await openOld(join(dataDir, databaseName))
  await before
    .insertInto('blogs')
    .values(blogRow(1, { title: 'Éclair and jaw' }))
    .execute()
  const tag = { blog_number: 1, position: 0, tag: 'Sleep', tag_key: 'sleep' }
  await before.insertInto('blog_tags').values(tag).execute()
  await listBlog(before, 1)
  await before.destroy()
  const db = await openDatabase({ dataDir })
  try {
    const blogs = createBlogs(db)
    const titles = async (query: string) =>
      (await blogs.listRows({ ...page, person: 'everybody', query })).items.map(
        ({ title }) => title,
      )
    expect(await titles('eclair SLEEP')).toEqual(['Éclair and jaw'])
    // An older version writes no text to filter by.
    await db
      .updateTable('blogs')
      .set({ brief_description: 'About wombats', updated_at: '2031-01-01T00:00:00.000Z' })
      .execute()
    expect(await titles('wombat')).toEqual(['Éclair and jaw'])
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function openOld(file: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(file)) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  await new Migrator({ db, provider }).migrateTo('014-content-changes')
  return db
}
