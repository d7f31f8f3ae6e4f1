import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortOrders } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { blogRow } from '../../tests/support/data/blog-row.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { reindexFrom } from './reindex.ts'
import { createSearcher } from './searcher.ts'

const articles = 2600
/** Which articles contain the word, by their place from A to Z. */
const words: Record<string, (place: number) => boolean> = {
  everywhere: () => true,
  usual: (place) => place % 2 === 1,
  late: (place) => place >= 400,
  seldom: (place) => place >= 2500,
  once: (place) => place === 1700,
}
/** Articles are created in a different order than their titles sort. */
const placeOf = (number: number) => (number * 7) % articles

let close: () => Promise<void>
let db: Database

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
  await db.transaction().execute(async (trx) => {
    for (let number = 1; number <= articles; number += 1) {
      const place = placeOf(number)
      const has = Object.keys(words).filter((word) => words[word]!(place))
      const title = `Title ${String(place).padStart(4, '0')}`
      const row = blogRow(number, {
        title,
        title_key: title.toLowerCase(),
        long_description: has.join(' '),
        created_at: new Date(number * 1000).toISOString(),
      })
      await trx.insertInto('blogs').values(row).execute()
    }
    await reindexFrom(trx, 1)
  })
})
afterAll(() => close())

const numbers = Array.from({ length: articles }, (_, at) => at + 1)
const byTitle = numbers.toSorted((a, b) => placeOf(a) - placeOf(b))
const sorted = {
  recent: numbers.toReversed(),
  author: byTitle,
  'a-z': byTitle,
  'z-a': byTitle.toReversed(),
}

it.each(sortOrders)('has every page in the order %s, however many articles match', async (sort) => {
  const { search } = createSearcher(db)
  for (const [word, has] of Object.entries(words)) {
    const matching = sorted[sort].filter((number) => has(placeOf(number)))
    const last = Math.floor((matching.length - 1) / 12) * 12
    for (const offset of [0, 12, 96, 204, 1200, last, articles]) {
      const found = await search(word, sort, { offset, limit: 12 })
      expect(found.numbers, `${word} from ${offset}`).toEqual(matching.slice(offset, offset + 12))
      expect(found.total).toBe(matching.length)
    }
  }
})
