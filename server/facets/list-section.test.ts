import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SortOrder, sortOrders } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { createBlogRepository } from '../blogs/blog-repository.ts'
import { blogRow } from '../../tests/support/blog-row.ts'
import { openFreshDatabase } from '../../tests/support/fresh-database.ts'
import { divideLists } from './divide-lists.ts'
import { blocksOf } from './list-blocks.ts'
import { readSection } from './list-section.ts'

const list = { kind: 'all', value: '' } as const
const listed = () =>
  db
    .selectFrom('blog_facets as listed')
    .where('listed.kind', '=', 'all')
    .where('listed.value', '=', '')

let close: () => Promise<void>
let db: Database

beforeEach(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterEach(() => close())

/** So many at once make more than one block of one that is full. */
const atOnce = 2500

/** So many blogs with few different keys, from this number on. */
async function addBlogs(first: number, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => first + at)
  for (let at = 0; at < count; at += atOnce) {
    const some = numbers.slice(at, at + atOnce)
    const keysOf = (number: number) => ({
      created_at: `2024-01-${10 + (number % 7)}`,
      title_key: `title ${(number * 7) % 11}`,
    })
    await db
      .insertInto('blogs')
      .values(some.map((number) => blogRow(number, keysOf(number))))
      .execute()
    await db
      .insertInto('blog_facets')
      .values(
        some.map((blog_number) => ({
          ...{ ...keysOf(blog_number), ...list },
          ...{ blog_number, author_key: `author ${blog_number % 3}` },
        })),
      )
      .execute()
  }
}

async function wholeList(sort: SortOrder): Promise<number[]> {
  return readSection(listed(), sort, { offset: 0, limit: 1e6 }, await countRows())
}

async function countRows(): Promise<number> {
  const { rows } = await db
    .selectFrom('blog_facets')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** Each block with the number of rows that the list has from its start to that of the next. */
async function blocksBesideRows() {
  const blocks = await db
    .selectFrom('list_blocks')
    .selectAll()
    .orderBy('sort')
    .orderBy('first_key')
    .orderBy('first_title')
    .orderBy('first_number')
    .execute()
  const rows = await db.selectFrom('blog_facets').selectAll().execute()
  const keys = {
    date: (row: (typeof rows)[number]) => [row.created_at, '', row.blog_number],
    title: (row: (typeof rows)[number]) => [row.title_key, '', row.blog_number],
    author: (row: (typeof rows)[number]) => [row.author_key, row.title_key, row.blog_number],
  }
  return blocks.map((block, at) => {
    const sort = block.sort as keyof typeof keys
    const next = blocks[at + 1]
    const from = [block.first_key, block.first_title, block.first_number]
    const to = next?.sort === sort && [next.first_key, next.first_title, next.first_number]
    const inside = rows.filter((row) => {
      const key = keys[sort](row)
      return !isBefore(key, from) && (!to || isBefore(key, to))
    })
    return { sort, count: block.count, rows: inside.length }
  })
}

function isBefore(key: (string | number)[], other: (string | number)[]): boolean {
  const at = key.findIndex((part, index) => part !== other[index])
  return at >= 0 && key[at]! < other[at]!
}

async function expectTrueBlocks(): Promise<void> {
  const blocks = await blocksBesideRows()
  expect(blocks.map(({ count }) => count)).toEqual(blocks.map(({ rows }) => rows))
  const total = await countRows()
  for (const sort of ['date', 'title', 'author']) {
    const counts = blocks.filter((block) => block.sort === sort).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
    for (const count of counts) expect(count).toBeLessThanOrEqual(2000)
  }
}

it('counts the rows of a list in blocks, whatever comes and goes', async () => {
  await addBlogs(1, 2500)
  await expectTrueBlocks()
  await addBlogs(5000, 1200)
  await expectTrueBlocks()
  await db.deleteFrom('blogs').where('number', '>', 2300).where('number', '<', 5400).execute()
  await db.deleteFrom('blogs').where('title_key', '=', 'title 0').execute()
  await expectTrueBlocks()
  await addBlogs(2400, 1)
  await expectTrueBlocks()
  await db.deleteFrom('blogs').execute()
  expect(await blocksBesideRows()).toEqual([])
  await addBlogs(1, 1)
  await expectTrueBlocks()
})

it('counts the rows of lists that nobody counted before', async () => {
  await addBlogs(1, 2500)
  await db.deleteFrom('list_blocks').execute()
  await divideLists(db)
  await expectTrueBlocks()
  await addBlogs(5000, 1)
  await expectTrueBlocks()
})

it('reads every section of a list of many blocks, in every order', async () => {
  await addBlogs(1, 4500)
  await db.deleteFrom('blogs').where('number', '>', 2000).where('number', '<', 2400).execute()
  const total = await countRows()
  for (const sort of sortOrders) {
    const whole = await wholeList(sort)
    expect(whole).toHaveLength(total)
    const section = fc.record({ offset: fc.nat(total + 5), limit: fc.nat(120) })
    await fc.assert(
      fc.asyncProperty(section, async ({ offset, limit }) => {
        const blocks = blocksOf(db, list.kind, list.value)
        expect(await readSection(listed(), sort, { offset, limit }, total, blocks)).toEqual(
          whole.slice(offset, offset + limit),
        )
      }),
      { numRuns: 40 },
    )
  }
})

it('gives the site map every section of a list of many blocks', async () => {
  await addBlogs(1, 4500)
  await db.deleteFrom('blogs').where('number', '>', 2000).where('number', '<', 2400).execute()
  const whole = (await wholeList('recent')).map((number) => `blog-${number}`)
  const { addresses } = createBlogRepository(db)
  const section = fc.record({
    offset: fc.nat(whole.length + 5),
    limit: fc.integer({ min: 1, max: 1200 }),
  })
  await fc.assert(
    fc.asyncProperty(section, async ({ offset, limit }) => {
      const ids = (await addresses({ offset, limit })).map(({ id }) => id)
      expect(ids).toEqual(whole.slice(offset, offset + limit))
    }),
    { numRuns: 40 },
  )
})
