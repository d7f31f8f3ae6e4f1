import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBlogs } from '../blogs/blogs.ts'
import { createDoctorRepository } from '../doctors/doctor-repository.ts'
import type { Database } from '../database/database.ts'
import { oneErrorAway, wordsOf } from './query/search-words.ts'
import { newBlog } from '../../tests/support/data/new-blog.ts'
import type { NewBlog } from '../blogs/blog-columns.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'

let close: () => Promise<void>
let db: Database
let titlesFor: (query: string) => Promise<string[]>

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
  const blogs = createBlogs(db)
  const doctors = createDoctorRepository(db)
  const author_id = await doctors.create({
    name: 'Dr. Zoë Lindqvist',
    email: '',
    location: '',
    description: '',
    image_url: '',
    linkedin: '',
  })
  await blogs.create(newBlog('Migraine at noon', { long_description: '<p>About pain.</p>' }))
  await blogs.create(newBlog('Rest', { tags: ['Migraine'] }))
  await blogs.create(
    newBlog('Sleep', { long_description: `<p>${'migraine '.repeat(60)}</p><p>headaches</p>` }),
  )
  await blogs.create(newBlog('Written by her', { author_id }))
  await blogs.create(newBlog('On her work', { call_out: 'As Lindqvist says' }))
  await blogs.create(
    newBlog('Glue', { blog_summary: '<p>alpha</p><p>omega</p><ul><li>one</li></ul>' }),
  )
  await blogs.create(newBlog('Only dental', { solutions: ['Dental Solution'] }))
  titlesFor = async (query) => {
    const { items } = await blogs.search({ query, limit: 100, page: 1 })
    return items.map(({ title }) => title)
  }
})

afterAll(() => close())

describe('ranking', () => {
  it('puts the title before tags and both before text, however often the text says it', async () => {
    expect(await titlesFor('migraine')).toEqual(['Migraine at noon', 'Rest', 'Sleep'])
  })

  it('puts the author before the text', async () => {
    expect(await titlesFor('lindqvist')).toEqual(['Written by her', 'On her work'])
  })
})

describe('a section of the matches', () => {
  /** The articles that contain the word, best tier first, newest first within a tier. */
  const placed: string[] = []
  let page: (limit: number, page: number, sort?: 'a-z') => Promise<string[]>
  let total: number

  beforeAll(async () => {
    const blogs = createBlogs(db)
    const places: Record<string, (n: number) => Partial<NewBlog>> = {
      title: (n) => ({ title: `Okapi ${n}` }),
      names: () => ({ tags: ['Okapi'] }),
      lead: () => ({ call_out: 'The okapi' }),
      text: () => ({ long_description: '<p>An okapi.</p>' }),
    }
    for (const [place, more] of Object.entries(places)) {
      const titles: string[] = []
      for (let n = 0; n < 4; n += 1) {
        const title = more(n).title ?? `In its ${place} ${n}`
        await blogs.create(newBlog(title, more(n)))
        titles.unshift(title)
      }
      placed.push(...titles)
    }
    page = async (limit, page, sort) => {
      const found = await blogs.search({ query: 'okapi', limit, page, ...(sort && { sort }) })
      total = found.total
      return found.items.map(({ title }) => title)
    }
  })

  it('ranks matches in the title, names, short texts, then the text', async () => {
    expect(await page(100, 1)).toEqual(placed)
  })

  it.each([1, 2, 3, 5, 7, 16])('joins without gaps in pages of %i', async (limit) => {
    const pages = Math.ceil(placed.length / limit)
    const joined: string[] = []
    for (let number = 1; number <= pages; number += 1) joined.push(...(await page(limit, number)))
    expect(joined).toEqual(placed)
    expect(total).toBe(placed.length)
    expect(await page(limit, pages + 1)).toEqual([])
    expect(total).toBe(placed.length)
  })

  it('follows another order where one is asked for', async () => {
    const sorted = placed.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    expect(await page(100, 1, 'a-z')).toEqual(sorted)
    expect(await page(5, 2, 'a-z')).toEqual(sorted.slice(5, 10))
  })
})

describe('matching', () => {
  it.each([
    ['a prefix', 'migr', ['Migraine at noon', 'Rest', 'Sleep']],
    ['a single letter', 'z', ['Written by her']],
    ['upper case', 'MIGRAINE NOON', ['Migraine at noon']],
    ['accents left out', 'zoe', ['Written by her']],
    ['accents put in', 'zöe', ['Written by her']],
    ['another form of the word', 'headache', ['Sleep']],
    ['a swapped pair', 'mirgaine noon', ['Migraine at noon']],
    ['a letter missing', 'migrane noon', ['Migraine at noon']],
    ['a letter too many', 'migraiine noon', ['Migraine at noon']],
    ['a wrong letter', 'migrainw noon', ['Migraine at noon']],
    ['one error in each of two words', 'migrane noom', ['Migraine at noon']],
    ['an error in a beginning', 'lindqvsi', ['Written by her', 'On her work']],
    ['a name with its title', 'Dr. Zoë Lindqvist', ['Written by her']],
    ['a solution', 'dental', ['Only dental']],
    ['words of neighbouring blocks', 'alpha omega one', ['Glue']],
    ['no glued words', 'alphaomega', []],
    ['nothing that is there', 'xyzzyplugh', []],
  ])('finds by %s', async (_what, query, titles) => {
    expect(await titlesFor(query)).toEqual(titles)
  })

  it.each([
    '%',
    '_',
    '"',
    "'",
    '*',
    'a" OR "b',
    'NEAR(',
    '-rest',
    'title:rest',
    '^rest',
    '\\',
    '((',
  ])('V-24, V-25: takes %s as text', async (query) => {
    await expect(titlesFor(query)).resolves.toBeInstanceOf(Array)
  })

  it('takes operators as the words they are', async () => {
    expect(await titlesFor('rest OR sleep')).toEqual([])
    expect(await titlesFor('rest AND')).toEqual([])
  })

  it('V-25: searches long and unknown words without blocking the server', async () => {
    for (const query of ['a'.repeat(200), '㌖'.repeat(200), 'qwertyuiopas zxcvbnmlkj poiuytrewq']) {
      const started = process.cpuUsage()
      await titlesFor(query)
      expect(process.cpuUsage(started).user, query).toBeLessThan(1_000_000)
    }
  })

  it('an empty text gives the whole list', async () => {
    expect(await titlesFor('  ')).toHaveLength(7 + 16)
  })
})

describe('typing errors', () => {
  it('are symmetrical: what is one error away is one error back', () => {
    for (const word of ['jaw', 'tmd', 'throat', 'aa', 'x']) {
      const oneWay = oneErrorAway(word).filter(Boolean)
      expect(oneWay.filter((misspelt) => !oneErrorAway(misspelt).includes(word))).toEqual([])
    }
  })

  it('cuts words as the index does', () => {
    expect(wordsOf('Jaw—pain: “Ménière’s” 2x')).toEqual(['jaw', 'pain', 'meniere', 's', '2x'])
  })

  it('are the same in a long text, and bounded where one sign stands for a phrase', () => {
    const long = Array.from({ length: 5000 }, (_, number) => `wörd${number}`)
    expect(wordsOf(long.join(' '))).toEqual(long.map((word) => word.replace('ö', 'o')))
    const unfolding = wordsOf('\uFDFA'.repeat(198_000))
    expect(unfolding.length).toBeGreaterThan(1000)
    expect(unfolding.join('').length).toBeLessThan(1_000_000)
  })
})
