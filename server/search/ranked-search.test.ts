import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { blogRow } from '../../tests/support/data/blog-row.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { reindexFrom } from './reindex.ts'
import { createSearcher } from './searcher.ts'
import { type RankingTier, rankingTiers } from './query/ranking-tiers.ts'

const articles = 900
/** The tier at which an article contains the word. */
const words: Record<string, (number: number) => RankingTier | undefined> = {
  tapir: (number) => rankingTiers[number % 4],
  okapi: (number) => (number % 3 === 0 ? rankingTiers[number % 2] : 'text'),
  zebra: (number) => (number < 3 ? 'title' : number < 290 ? 'names' : undefined),
  heron: (number) => (number % 2 === 0 ? 'lead' : 'text'),
  finch: (number) => (number === 77 ? 'text' : undefined),
}

let close: () => Promise<void>
let db: Database

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
  await db.transaction().execute(async (trx) => {
    for (let number = 1; number <= articles; number += 1) {
      const at = (step: RankingTier) =>
        Object.keys(words)
          .filter((word) => words[word]!(number) === step)
          .join(' ')
      const texts = { brief_description: at('lead'), long_description: at('text') }
      const row = blogRow(number, { title: at('title'), ...texts })
      await trx.insertInto('blogs').values(row).execute()
      const tag = { blog_number: number, position: 0, tag: at('names'), tag_key: '' }
      await trx.insertInto('blog_tags').values(tag).execute()
    }
    await reindexFrom(trx, 1)
  })
})
afterAll(() => close())

const newest = Array.from({ length: articles }, (_, at) => articles - at)

it.each([
  ['tapir', ['tapir']],
  ['okapi', ['okapi']],
  ['zebra', ['zebra']],
  ['heron', ['heron']],
  ['finch', ['finch']],
  ['tap', ['tapir']],
  ['tapir okapi', ['tapir', 'okapi']],
  ['heron zebra tapir', ['heron', 'zebra', 'tapir']],
])('has every page of %s, best step first, however deep', async (query, meant) => {
  const ranked = rankingTiers.flatMap((_, step) =>
    newest.filter((number) => {
      const steps = meant.map((word) => rankingTiers.indexOf(words[word]!(number)!))
      return !steps.includes(-1) && Math.max(...steps) === step
    }),
  )
  const { search } = createSearcher(db)
  const last = Math.floor((ranked.length - 1) / 12) * 12
  for (const offset of [0, 12, 180, 188, 192, 204, 240, 300, 444, last, articles]) {
    const found = await search(query, undefined, { offset, limit: 12 })
    expect(found.numbers, `from ${offset}`).toEqual(ranked.slice(offset, offset + 12))
    expect(found.total).toBe(ranked.length)
  }
  const all = await search(query, undefined, { offset: 0, limit: articles })
  expect(all.numbers).toEqual(ranked)
})
