import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortOrders } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { openFreshDatabase } from '../../tests/support/fresh-database.ts'
import { type KnownList, rememberLists } from './known-lists.ts'
import { walk } from './list-walk.ts'

const rows = 60
let close: () => Promise<void>
let db: Database

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
  for (let number = 1; number <= rows; number += 1) {
    const times = { created_at: `2024-01-${10 + (number % 7)}`, updated_at: '' }
    const texts = { title: '', letter: 'A', brief_description: '', long_description: '' }
    const more = { blog_summary: '', img_description: '', call_out: '', image_url: '' }
    const title_key = `title ${number % 11}`
    await db
      .insertInto('blogs')
      .values({ ...times, ...texts, ...more, number, id: `blog-${number}`, title_key })
      .execute()
    await db
      .insertInto('blog_facets')
      .values({
        ...{ blog_number: number, kind: 'all', value: '', created_at: times.created_at },
        ...{ title_key, author_key: `author ${number % 3}` },
      })
      .execute()
  }
})
afterAll(() => close())

const listed = () => db.selectFrom('blog_facets as listed').where('listed.kind', '=', 'all')

it.each(sortOrders)('reads the same rows in the order %s from wherever it starts', async (sort) => {
  const whole: number[] = []
  for (let offset = 0; offset < rows; offset += 1) {
    // Without anything known, one row at a time.
    whole.push(...(await walk(listed(), sort, { offset, limit: 1 }, rows)))
  }
  expect(whole.toSorted((a, b) => a - b)).toEqual(whole.map((_number, at) => at + 1))
  const section = fc.record({ offset: fc.nat(rows + 5), limit: fc.nat(rows) })
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 2, maxLength: 6 }), async (sections) => {
      const known: KnownList = { marks: new Map() }
      for (const { offset, limit } of sections) {
        expect(await walk(listed(), sort, { offset, limit }, rows, known)).toEqual(
          whole.slice(offset, offset + limit),
        )
      }
    }),
  )
})

it('remembers a list until the content changes', async () => {
  const lists = rememberLists(db)
  const list = await lists(['all', 'recent'])
  list.total = 5
  expect((await lists(['all', 'recent'])).total).toBe(5)
  expect((await lists(['all', 'author'])).total).toBeUndefined()
  await db.updateTable('blogs').set({ title: 'New' }).where('number', '=', 1).execute()
  expect((await lists(['all', 'recent'])).total).toBeUndefined()
})

it('D-13: remembers a bounded number of lists, those that were used last', async () => {
  const lists = rememberLists(db)
  ;(await lists('first')).total = 1
  ;(await lists('second')).total = 2
  for (let count = 0; count < 98; count += 1) await lists(count)
  expect((await lists('first')).total).toBe(1)
  await lists('one more')
  expect((await lists('first')).total).toBe(1)
  expect((await lists('second')).total).toBeUndefined()
})
