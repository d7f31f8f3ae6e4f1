import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asTheSite } from '../../tests/support/data/as-the-site.ts'
import { type BlogListItem, type BlogListQuery, sortOrders } from '../../shared/blog.ts'
import { type Blogs, createBlogs } from '../blogs/blogs.ts'
import type { Database } from '../database/database.ts'
import { createDoctorRepository, type DoctorRepository } from '../doctors/doctor-repository.ts'
import { newBlog } from '../../tests/support/data/new-blog.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'

let close: () => Promise<void>
let db: Database
let blogs: Blogs
let doctors: DoctorRepository

beforeEach(async () => {
  ;({ db, close } = await openFreshDatabase())
  blogs = createBlogs(db)
  doctors = createDoctorRepository(db)
})
afterEach(() => close())

const doctor = (name: string) => ({
  name,
  email: '',
  location: '',
  description: '',
  image_url: '',
  linkedin: '',
})

const all = { limit: 100, page: 1 }
const titles = async (query: Partial<BlogListQuery>) =>
  (await blogs.list({ ...all, ...query })).items.map(({ title }) => title)
const total = async (query: Partial<BlogListQuery>) =>
  (await blogs.list({ limit: 1, page: 1, ...query })).total

describe('the kept counts', () => {
  it('follow what is written, changed, renamed and deleted', async () => {
    const author_id = await doctors.create(doctor('Dr. Ada'))
    const id = await blogs.create(newBlog('Jaw', { tags: ['TMD', 'tmd', 'Bite'], author_id }))
    await blogs.create(
      newBlog('Neck', { tags: ['Bite'], author_id, solutions: ['Dental Solution'] }),
    )
    expect(await total({})).toBe(2)
    expect(await total({ tag: 'Tmd' })).toBe(1)
    expect(await total({ tag: 'bite' })).toBe(2)
    expect(await total({ author: 'dr. ada' })).toBe(2)
    expect(await blogs.letterCounts()).toEqual(new Map([...'JN'].map((letter) => [letter, 1])))

    await blogs.update(id, newBlog('Ear', { tags: ['Bite'], author_id }), asTheSite)
    expect(await total({ tag: 'tmd' })).toBe(0)
    expect(await total({ letter: 'J' })).toBe(0)
    expect(await total({ letter: 'E' })).toBe(1)

    await doctors.update(author_id, doctor('Dr. Zoe'), asTheSite)
    expect(await total({ author: 'Dr. Zoe' })).toBe(2)
    expect(await total({ author: 'Dr. Ada' })).toBe(0)
    await doctors.remove(author_id, asTheSite)
    expect(await total({ author: author_id })).toBe(0)
    expect(await total({})).toBe(2)

    await blogs.remove(id, asTheSite)
    expect(await total({})).toBe(1)
    expect(await total({ tag: 'bite' })).toBe(1)
    expect(await blogs.letterCounts()).toEqual(new Map([['N', 1]]))
  })

  it('follow articles that vanish in any other way', async () => {
    await blogs.create(newBlog('Jaw', { tags: ['Bite'] }))
    await db.deleteFrom('blogs').execute()
    expect(await total({})).toBe(0)
    expect(await db.selectFrom('facet_counts').selectAll().execute()).toEqual([])
  })
})

it('counts what several filters let through anew after a change', async () => {
  const both = { tag: 'bite', solution: 'Medical Solution' } as const
  const id = await blogs.create(newBlog('Jaw', { tags: ['Bite'] }))
  expect(await total(both)).toBe(1)
  expect(await total(both)).toBe(1)
  await blogs.create(newBlog('Neck', { tags: ['Bite'] }))
  expect(await total(both)).toBe(2)
  await blogs.remove(id, asTheSite)
  expect(await titles(both)).toEqual(['Neck'])
})

describe('lists', () => {
  const tags = ['Jaw', 'Neck', 'Sleep']
  const solutions = [
    ['Medical Solution'],
    ['Dental Solution'],
    ['Medical Solution', 'Dental Solution'],
  ] as const
  let articles: BlogListItem[]

  beforeEach(async () => {
    const authors: (string | null)[] = [null]
    // Two doctors of the same name: a filter by name finds the articles of both.
    for (const name of ['Dr. Ada', 'Dr. Bo', 'Dr. Ada']) {
      authors.push(await doctors.create(doctor(name)))
    }
    for (let count = 0; count < 40; count += 1) {
      await blogs.create(
        newBlog(`${'JAbz'[count % 4]} title ${(count * 7) % 20}`, {
          tags: tags.filter((_tag, at) => (count >> at) % 2 === 0),
          solutions: [...solutions[count % 3]!],
          author_id: authors[(count >> 1) % 4]!,
          createdAt: new Date(Date.UTC(2024, 0, 1 + ((count * 11) % 28))).toISOString(),
        }),
      )
    }
    articles = (await blogs.list(all)).items
  })

  it('are the articles that pass every filter, whatever is combined', async () => {
    for (const tag of [undefined, 'jaw', 'SLEEP', 'none']) {
      for (const letter of [undefined, 'A', 'Z', 'Q'] as const) {
        for (const author of [undefined, 'dr-bo', 'dr. ada', 'nobody']) {
          for (const solution of [undefined, 'Dental Solution'] as const) {
            const passing = articles.filter(
              (article) =>
                (!tag || article.tags.some((one) => one.toLowerCase() === tag.toLowerCase())) &&
                (!letter || article.title[0]!.toUpperCase() === letter) &&
                (!author ||
                  [article.author_id?._id, article.author_id?.name.toLowerCase()].includes(
                    author,
                  )) &&
                (!solution || article.solutions.includes(solution)),
            )
            const filters = Object.entries({ tag, letter, author, solution })
            const query = Object.fromEntries(filters.filter(([, value]) => value !== undefined))
            expect(await titles(query), JSON.stringify(query)).toEqual(
              passing.map(({ title }) => title),
            )
            expect(await total(query)).toBe(passing.length)
          }
        }
      }
    }
  })

  it.each(sortOrders)('has pages in the order %s that join without gaps', async (sort) => {
    const whole = await titles({ sort })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => titles({ sort, limit: 10, page })))
    expect(pages.flat()).toEqual(whole)
    expect(whole).toHaveLength(40)
    expect(await titles({ sort, limit: 10, page: 5 })).toEqual([])
  })

  it('put articles without an author behind all others, and follow a new name', async () => {
    const names = async () =>
      (await blogs.list({ ...all, sort: 'author' })).items.map((item) => item.author_id?.name)
    const before = await names()
    expect(before.indexOf(undefined)).toBe(before.length - 10)
    expect(before[0]).toBe('Dr. Ada')
    await doctors.update('dr-bo', doctor('Dr. Aaron'), asTheSite)
    expect((await names()).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'Dr. Aaron'))
  })

  it('give each doctor their newest articles and the total', async () => {
    for (const { _id, articles: newest, articleCount } of await doctors.listWithArticles(3)) {
      const own = articles.filter(({ author_id }) => author_id?._id === _id)
      expect(newest).toEqual(own.slice(0, 3).map(({ _id, title }) => ({ _id, title })))
      expect(articleCount).toBe(own.length)
    }
  })

  it('give the site map all articles in sections', async () => {
    const sections = [0, 15, 30, 45].map((offset) =>
      blogs.announced.addresses({ offset, limit: 15 }, true),
    )
    const ids = (await Promise.all(sections)).flat().map(({ id }) => id)
    expect(ids).toEqual(articles.map(({ _id }) => _id))
    expect(await blogs.count()).toBe(40)
  })
})

it('related articles: most shared tags first, then the newest, and how many have the tag', async () => {
  const tags = {
    A: ['Jaw'],
    B: ['Jaw', 'TMD', 'Tooth'],
    C: ['jaw', 'tmd'],
    D: ['Jaw', 'Gum'],
    E: ['TMD'],
  }
  for (const [title, own] of Object.entries(tags)) {
    await blogs.create(
      newBlog(title, {
        tags: own,
        createdAt: `2025-07-0${'ABCDE'.indexOf(title) + 1}T00:00:00.000Z`,
      }),
    )
  }
  const asked = { tag: 'Jaw', relatedTags: ['TMD', 'Tooth'], limit: 3 }
  const { items, total } = await blogs.related(asked)
  expect(items.map(({ title }) => title)).toEqual(['B', 'C', 'D'])
  expect(total).toBe(4)
  expect((await blogs.related({ ...asked, tag: 'None' })).items).toEqual([])
})
