import { type Blogs, createBlogs } from '../../server/blogs/blogs.ts'
import type { Database } from '../../server/database/database.ts'
import { createDoctorRepository } from '../../server/doctors/doctor-repository.ts'
import type { Filters } from '../../server/listing/facets.ts'
import { sortOrders } from '../../shared/blog.ts'
import { limits } from '../../shared/limits.ts'
import { median } from './figures.ts'
import type { Library } from './library.ts'

/** Milliseconds by what was asked for. */
export type ListTimes = Map<string, number>

const filters: Record<string, Filters> = {
  all: {},
  'one letter': { letter: 'J' },
  'one tag': { tag: 'jaw' },
  'one author': { author: 'dr-author-7' },
  'one solution': { solution: 'Dental Solution' },
  'letter and solution': { letter: 'J', solution: 'Dental Solution' },
  'author and tag': { author: 'dr-author-7', tag: 'jaw' },
}

/** Median times of every kind of list, uncached, without HTTP. */
export async function measureListTimes(library: Library, rounds: number): Promise<ListTimes> {
  const blogs = createBlogs(library.db)
  const doctors = createDoctorRepository(library.db)
  const articles = await blogs.count()
  const asked = new Map<string, () => Promise<unknown>>(await listCalls(library.db, blogs))
  const first = { offset: 0, limit: 1000 }
  const last = { offset: articles - 1000, limit: 1000 }
  asked.set('counts by letter', () => blogs.letterCounts())
  asked.set('five newest', () => blogs.list({ limit: limits.recentArticles, page: 1 }))
  asked.set('doctors with articles', () => doctors.listWithArticles(limits.articlesPerDoctor))
  asked.set('site map, first 1000', () => blogs.announced.addresses(first, false))
  asked.set('site map, last 1000', () => blogs.announced.addresses(last, false))
  const times: ListTimes = new Map()
  for (const [what, call] of asked) times.set(what, await medianTime(call, rounds))
  return times
}

/**
 * Each filter in each order: its first page, the one in the middle, and the last full one. `Anew` is
 * asked of a repository that remembers no list that passes several filters, as after a change.
 */
async function listCalls(db: Database, blogs: Blogs) {
  const limit = limits.list.articlesPerPage
  const calls: [string, () => Promise<unknown>][] = []
  for (const [name, filter] of Object.entries(filters)) {
    const { total } = await blogs.list({ ...filter, limit: 1, page: 1 })
    const last = Math.max(1, Math.floor(total / limit))
    const pages = { first: 1, middle: Math.ceil(last / 2), last }
    for (const sort of sortOrders) {
      for (const [where, page] of Object.entries(pages)) {
        const query = { ...filter, sort, limit, page }
        const what = `${name}, ${sort}, ${where} page`
        calls.push([what, () => blogs.list(query)])
        if (Object.keys(filter).length < 2) continue
        calls.push([`${what}, anew`, () => createBlogs(db).list(query)])
      }
    }
  }
  return calls
}

async function medianTime(call: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = -warmUp; round < rounds; round += 1) {
    const started = performance.now()
    await call()
    if (round >= 0) times.push(performance.now() - started)
  }
  return median(times)
}

const warmUp = 5
