import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SortOrder, sortOrders } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { createBlogs } from '../blogs/blogs.ts'
import { blogRow } from '../../tests/support/data/blog-row.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { readSection } from './paginate.ts'

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

/** Rows per insert. */
const atOnce = 500

/** Adds `count` blogs with few distinct keys, numbered from `first`. */
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
          ...keysOf(blog_number),
          ...list,
          blog_number,
          author_key: `author ${blog_number % 3}`,
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

it('reads every section of a list in every order', async () => {
  await addBlogs(1, 300)
  await db.deleteFrom('blogs').where('number', '>', 100).where('number', '<', 140).execute()
  const total = await countRows()
  for (const sort of sortOrders) {
    const whole = await wholeList(sort)
    expect(whole).toHaveLength(total)
    const section = fc.record({ offset: fc.nat(total + 5), limit: fc.nat(120) })
    await fc.assert(
      fc.asyncProperty(section, async ({ offset, limit }) => {
        expect(await readSection(listed(), sort, { offset, limit }, total)).toEqual(
          whole.slice(offset, offset + limit),
        )
      }),
      { numRuns: 40 },
    )
  }
})

it('gives the site map every section of the list, with samples or without', async () => {
  await addBlogs(1, 300)
  await db.deleteFrom('blogs').where('number', '>', 100).where('number', '<', 140).execute()
  const isSample = (number: number) => number % 5 === 0
  await db
    .updateTable('blogs')
    .set({ sample: 1 })
    .where(sql<boolean>`number % 5 = 0`)
    .execute()
  const all = await wholeList('recent')
  const { announced } = createBlogs(db)
  const section = fc.record({
    offset: fc.nat(all.length + 5),
    samples: fc.boolean(),
    limit: fc.integer({ min: 1, max: 120 }),
  })
  await fc.assert(
    fc.asyncProperty(section, async ({ samples, ...place }) => {
      const found = await announced.addresses(place, samples)
      const whole = all.filter((number) => samples || !isSample(number))
      const { offset, limit } = place
      const ids = whole.map((number) => `blog-${number}`)
      expect(found.map(({ id }) => id)).toEqual(ids.slice(offset, offset + limit))
    }),
    { numRuns: 40 },
  )
})
