import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asTheSite } from '../../tests/support/data/as-the-site.ts'
import { type Blogs, createBlogs } from '../blogs/blogs.ts'
import { systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/opening/open-database.ts'
import { HttpError } from '../core/errors.ts'
import { startSearchThread } from './search-thread.ts'

let dataDir: string
let db: Database
let thread: ReturnType<typeof startSearchThread>
let blogs: Blogs

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-search-thread-'))
  db = await openDatabase({ dataDir })
  thread = startSearchThread(dataDir)
  blogs = createBlogs(db, systemClock, thread)
})
afterEach(async () => {
  await thread.stop()
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

const write = (title: string) =>
  blogs.create({
    title,
    brief_description: '',
    long_description: '',
    blog_summary: '',
    img_description: '',
    call_out: '',
    image_url: '',
    solutions: [],
    tags: [],
    author_id: null,
  })
const found = async (query: string) =>
  (await blogs.search({ query, limit: 10, page: 1 })).items.map(({ title }) => title)

it('finds what was written, and no more what was deleted, with the next question', async () => {
  for (let count = 0; count < 20; count += 1) {
    const id = await write('Bruxism')
    expect(await found('bruxism')).toEqual(['Bruxism'])
    await blogs.remove(id, asTheSite)
    expect(await found('bruxism')).toEqual([])
  }
})

it('D-12: refuses at once what would wait behind too many, and serves the others', async () => {
  await write('Bruxism')
  const pending: number[] = []
  const asked = Array.from({ length: 200 }, () =>
    found('bruxism').finally(() => pending.push(thread.pending())),
  )
  const results = await Promise.allSettled(asked)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(200)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(HttpError)
    expect(reason).toMatchObject({ status: 503, retryAfter: 2 })
  }
  expect(await found('bruxism')).toEqual(['Bruxism'])
  expect([Math.max(...pending), thread.pending()]).toEqual([64, 0])
})

it('starts again after an end, which fails what was waiting', async () => {
  await write('Bruxism')
  const waiting = found('bruxism')
  await Promise.all([expect(waiting).rejects.toMatchObject({ status: 503 }), thread.stop()])
  expect(await found('bruxism')).toEqual(['Bruxism'])
})

it('reports a failure of the database and keeps working', async () => {
  await write('Bruxism')
  await db.schema.alterTable('search_words').renameTo('hidden_words').execute()
  await expect(found('bruxism')).rejects.toThrow('no such table')
  await db.schema.alterTable('hidden_words').renameTo('search_words').execute()
  expect(await found('bruxism')).toEqual(['Bruxism'])
})
