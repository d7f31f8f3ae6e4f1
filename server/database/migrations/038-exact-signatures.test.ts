import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Insertable, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { blogRow } from '../../../tests/support/data/blog-row.ts'
import { createBlogs } from '../../blogs/blogs.ts'
import { carryOver } from '../../reviews/carry-over.ts'
import { createSubjects } from '../../reviews/subjects.ts'
import type { Database } from '../database.ts'
import { migrations } from '../opening/migrations.ts'
import { openDatabase } from '../opening/open-database.ts'
import { databaseName } from '../opening/site-files.ts'
import { nodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite-dialect.ts'
import type { Tables } from '../tables.ts'

const before = '037-ended-preview-links'
const at = '2026-01-02T03:04:05.000Z'
const words = {
  title: 'Jaw clicking',
  brief_description: 'What a click means.',
  img_description: '<p>A jaw, from the side.</p>',
  call_out: 'Pain-free clicks need no care.',
  blog_summary: '<p>No treatment is needed.</p>',
  long_description: '<h2>Causes</h2><p>Take <a href="/find">5–10 mg</a> at “night”.</p>',
}
/** What the version before stored for a signature under these words. */
const hashThen = 'AzxKsalFcgL4ZtxV_AAtpymwA_9euZq7eWuF_bljwRQ'

it('keeps signatures of the version before, and lets them end like any other from then on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-migration-'))
  await makeOldSite(join(dataDir, databaseName))
  const db = await openDatabase({ dataDir })
  try {
    const blogs = createBlogs(db)
    const states = async () =>
      Promise.all(['same', 'other'].map(async (id) => (await blogs.find(id))!.review.state))
    expect(await states()).toEqual(['current', 'changed'])
    await blogs.updateHashes()
    await carryOver(db, createSubjects(blogs))
    expect(await states()).toEqual(['current', 'changed'])
    await save(db, 'same', { long_description: words.long_description.replace(/[“”]/g, '"') })
    await save(db, 'other', {})
    expect(await states()).toEqual(['current', 'current'])
    await save(db, 'same', { blog_summary: '<p>No, treatment is needed.</p>' })
    expect(await states()).toEqual(['changed', 'current'])
    await save(db, 'same', {})
    expect(await states()).toEqual(['current', 'current'])
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
})

let saves = 0

async function save(db: Database, id: string, changes: Partial<typeof words>): Promise<void> {
  const updated_at = new Date(Date.parse(at) + (saves += 1)).toISOString()
  await db
    .updateTable('blogs')
    .set({ ...words, ...changes, updated_at })
    .where('id', '=', id)
    .execute()
}

async function makeOldSite(file: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(file)) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  await new Migrator({ db, provider }).migrateTo(before)
  const times = { created_at: at, updated_at: at }
  const doctor = { location: '', description: '', image_url: '', linkedin: '', email: '' }
  await db
    .insertInto('doctors')
    .values({ ...doctor, ...times, number: 1, id: 'ada', name: 'Ada', name_key: 'ada' })
    .execute()
  const other = { blog_summary: '<p>See a doctor.</p>' }
  for (const [number, id] of [
    [1, 'same'],
    [2, 'other'],
  ] as const) {
    const texts = { ...words, ...(id === 'other' && other) }
    await db
      .insertInto('blogs')
      .values(blogRow(number, { ...times, ...texts, id }))
      .execute()
    const signature: Insertable<Omit<Tables['clinical_reviews'], 'text_hash'>> = {
      id,
      kind: 'article',
      subject_id: id,
      subject_created_at: at,
      content_hash: hashThen,
      doctor_number: 1,
      reviewer_name: 'Ada',
      reviewer_credentials: '',
      reviewer_specialty: '',
      reviewer_email: '',
      interests: 'none',
      signed_at: at,
      signed_by: 'link',
      due_on: '2999-01-01',
      signed_text: '[]',
    }
    await db.insertInto('clinical_reviews').values(signature).execute()
  }
  await db.destroy()
}
