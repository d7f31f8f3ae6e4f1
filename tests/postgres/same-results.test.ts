import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminSortOrders, type BlogRow, sortOrders } from '../../shared/blog.ts'
import { foldText } from '../../shared/letters.ts'
import { createBlogs, openDatabase } from '../support/site/built-program.ts'
import type { Blogs } from '../../server/blogs/blogs.ts'
import type { Database } from '../../server/database/database.ts'
import type { Suggestion } from '../../shared/suggestion.ts'
import { oneOf, seededRandom } from '../benchmarks/vocabulary.ts'
import { type FreshDatabase, freshPostgres } from '../support/stores/fresh-postgres.ts'
import { fill, wordsTyped } from '../support/data/same-articles.ts'

const queries = 300

let dataDir: string
let server: FreshDatabase
let databases: Database[]
let stores: Blogs[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-same-'))
  server = await freshPostgres()
  databases = [
    await openDatabase({ dataDir }),
    await openDatabase({ dataDir, databaseUrl: server.url }),
  ]
  stores = databases.map((db) => createBlogs(db))
  for (const db of databases) await fill(db, seededRandom(7))
})
afterAll(async () => {
  for (const db of databases) await db.destroy()
  await server.drop()
  await rm(dataDir, { recursive: true })
})

/** What both stores return for the same query. */
async function responses(ask: (blogs: Blogs) => Promise<unknown>): Promise<unknown[]> {
  return Promise.all(stores.map(ask))
}

type Found = Awaited<ReturnType<Blogs['searchMarked']>>['items'][number]['found']
type Page = { items: { _id: string; found?: Found }[]; total: number }

const idsOf = ({ items, total }: { items: { _id: string }[]; total: number }) => ({
  total,
  ids: items.map(({ _id }) => _id),
})

const places = ({ items, total }: Page) => ({
  total,
  found: items.map(({ _id, found }) => ({ _id, found })),
})

describe('SQLite and PostgreSQL give the same articles in the same order', () => {
  it('for three hundred searches: words, beginnings, other forms, typing errors, all marked', async () => {
    const random = seededRandom(11)
    let found = 0
    for (let number = 0; number < queries; number += 1) {
      const query = oneOf(['', 'why does my '], random) + wordsTyped(random)
      const sort = random() < 0.3 ? { sort: oneOf([...sortOrders], random) } : {}
      const asked = { query, limit: 7, page: 1 + Math.floor(random() * 3), ...sort }
      const [one, other] = await responses(async (blogs) => places(await blogs.searchMarked(asked)))
      expect(other, JSON.stringify(asked)).toEqual(one)
      if ((one as { total: number }).total > 0) found += 1
    }
    expect(found).toBeGreaterThan(queries / 2)
  })

  it('for three hundred texts that suggest something', async () => {
    const random = seededRandom(13)
    const kinds = new Set<string>()
    for (let number = 0; number < queries; number += 1) {
      const typed = wordsTyped(random)
      const [one, other] = await responses((blogs) => blogs.suggest(typed))
      expect(other, typed).toEqual(one)
      for (const { kind } of one as Suggestion[]) kinds.add(kind)
    }
    expect([...kinds].toSorted()).toEqual(['article', 'condition', 'doctor', 'page', 'topic'])
  })

  it('for every page of lists, wherever one begins to read', async () => {
    const random = seededRandom(17)
    const filters = [{}, { tag: 'jaw' }, { solution: 'Dental Solution' as const, letter: 'S' }]
    for (let number = 0; number < 100; number += 1) {
      const sort = oneOf([...sortOrders], random)
      const page = 1 + Math.floor(random() * 40)
      const asked = { ...oneOf(filters, random), sort, limit: 3, page }
      const [one, other] = await responses(async (blogs) => places(await blogs.list(asked)))
      expect(other, JSON.stringify(asked)).toEqual(one)
    }
  })

  it('for every filter of the panel, and those that have all of its words', async () => {
    const random = seededRandom(19)
    const everything = { person: 'everybody', limit: 1000, page: 1 } as const
    let found = 0
    for (let number = 0; number < 80; number += 1) {
      const query = oneOf(['', wordsTyped(random), 'unknown', 'ärg jaw', '%', '_', "'"], random)
      const sort = oneOf([...adminSortOrders], random)
      const part = { limit: 7, page: 1 + Math.floor(random() * 3) }
      const asked = { person: 'everybody', query, sort, ...part } as const
      const [one, other] = await responses(async (blogs) => idsOf(await blogs.listRows(asked)))
      expect(other, JSON.stringify(asked)).toEqual(one)
      const all = await stores[0]!.listRows({ ...everything, sort })
      const first = (asked.page - 1) * asked.limit
      const wanted = all.items.filter((row) => hasWords(row, query)).map(({ _id }) => _id)
      expect(one, JSON.stringify(asked)).toEqual({
        total: wanted.length,
        ids: wanted.slice(first, first + asked.limit),
      })
      if (query && wanted.length > 0) found += 1
    }
    expect(found).toBeGreaterThan(20)
    const dates = (await stores[0]!.listRows({ ...everything, sort: 'date' })).items
    expect(dates).toEqual((await stores[0]!.listRows(everything)).items.toReversed())
  })

  it('for every list in every order', async () => {
    const filters = [
      {},
      ...['J', 'Z', 'A', 'E'].map((letter) => ({ letter })),
      ...['jaw', 'ZOË', 'pain jaw'].map((tag) => ({ tag })),
      ...['dr-zoe-jaw', 'Dr. Asleep', 'unal'].map((author) => ({ author })),
      { solution: 'Dental Solution' as const },
      { solution: 'Medical Solution' as const, letter: 'S', author: 'Dr. Zoë Jaw' },
    ]
    for (const filter of filters) {
      for (const sort of sortOrders) {
        const asked = { ...filter, sort, limit: 100, page: 1 }
        const [one, other] = await responses((blogs) => blogs.list(asked))
        expect(other, JSON.stringify(asked)).toEqual(await withTimesOf(other, one))
      }
    }
    const [one, other] = await responses((blogs) => blogs.letterCounts())
    expect(other).toEqual(one)
  })
})

it('V-20: what no database can hold is found in neither, and is no failure', async () => {
  for (const text of ['a\0b', '\0', '\ud800', 'jaw\0', "'", '\\', '%', '\u{10FFFF}']) {
    const section = { limit: 10, page: 1 }
    const [one, other] = await responses(async (blogs) => [
      await blogs.find(text),
      places(await blogs.list({ ...section, tag: text })),
      places(await blogs.list({ ...section, author: text })),
      places(await blogs.searchMarked({ ...section, query: text })),
      places(await blogs.searchMarked({ ...section, query: `jaw ${text}`, sort: 'a-z' })),
      idsOf(await blogs.listRows({ ...section, person: 'everybody', query: text })),
      await blogs.suggest(text),
      await blogs.suggest(`jaw${text}`),
    ])
    expect(other, JSON.stringify(text)).toEqual(one)
  }
})

function hasWords(row: BlogRow, query: string): boolean {
  const { title, brief_description, tags, author_id } = row
  const text = [title, author_id?.name ?? 'Unknown', brief_description, ...tags].join(' ')
  return foldText(query)
    .split(/\s+/)
    .every((word) => foldText(text).includes(word))
}

/** `one` with the times at which `other` was written, which differ. */
async function withTimesOf(other: unknown, one: unknown): Promise<unknown> {
  const { items } = other as { items: { updatedAt: string }[] }
  const found = one as { items: { updatedAt: string }[]; total: number }
  return {
    ...found,
    items: found.items.map((item, place) => ({
      ...item,
      updatedAt: items[place]?.updatedAt ?? item.updatedAt,
    })),
  }
}
