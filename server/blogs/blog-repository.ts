import { setImmediate as afterOthers } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { foldText } from '../../shared/letters.ts'
import type { Blog, BlogListItem, BlogListQuery, SortOrder } from '../../shared/blog.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { findMatches } from '../search/search-query.ts'
import { blogJson, blogListItemJson, type BlogLists } from './blog-json.ts'
import { createBlogWriter } from './blog-writer.ts'

export type BlogPage = { items: BlogListItem[]; total: number }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

export function createBlogRepository(db: Database, clock: Clock = systemClock) {
  return {
    /** One page of the list, newest first unless `sort` says otherwise. */
    async list(query: Listing): Promise<BlogPage> {
      const matching = filtered(db, query)
      const { total } = await matching
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await sorted(matching, query.sort ?? 'recent')
        .select(listColumns)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return { items: await toListItems(db, rows), total }
    },

    /** One page of what matches the search text, best match first unless `sort` says otherwise. */
    async search(query: Listing & { query: string }): Promise<BlogPage> {
      if (!query.query.trim()) return this.list(query)
      const matches = await findMatches(db, query.query)
      const wanted = query.sort
        ? await sortedNumbers(db, matches, query.sort, query)
        : matches.slice((query.page - 1) * query.limit, query.page * query.limit)
      const rows = await joined(db)
        .select(listColumns)
        .where('blogs.number', 'in', wanted.length ? wanted : [-1])
        .execute()
      const byNumber = new Map(rows.map((row) => [row.number, row]))
      const ranked = wanted.flatMap((number) => byNumber.get(number) ?? [])
      return { items: await toListItems(db, ranked), total: matches.length }
    },

    async find(id: string): Promise<Blog | undefined> {
      const row = await joined(db)
        .selectAll('blogs')
        .select(authorColumns)
        .where('blogs.id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const lists = await listsOf(db, [row.number])
      return blogJson(row, lists.get(row.number) ?? noLists)
    },

    /** What is shown of an article where somebody shares it. */
    async findShared(id: string) {
      const row = await joined(db)
        .select(['blogs.id', 'blogs.title', 'blogs.image_url', 'doctors.name as author'])
        .where('blogs.id', '=', id)
        .executeTakeFirst()
      return row && { ...row, _id: row.id, author: row.author ?? '' }
    },

    /** Ids and times of change of all articles, for the site map. */
    addresses(): Promise<{ id: string; updated_at: string }[]> {
      return db
        .selectFrom('blogs')
        .select(['id', 'updated_at'])
        .orderBy('created_at', 'desc')
        .execute()
    },

    /** How many articles start with each letter. */
    async letterCounts(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('blogs')
        .select(({ fn }) => ['letter', fn.countAll<number>().as('count')])
        .groupBy('letter')
        .execute()
      return new Map(rows.map(({ letter, count }) => [letter, count]))
    },

    /** One page of the list with all fields, newest first. */
    async listWhole({ limit, page }: Listing): Promise<{ items: Blog[]; total: number }> {
      const numbers = await sortedNumbers(db, undefined, 'recent', { limit, page })
      const { total } = await db
        .selectFrom('blogs')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const items: Blog[] = []
      for (let at = 0; at < numbers.length; at += portion) {
        items.push(...(await wholeBlogs(db, numbers.slice(at, at + portion))))
        await afterOthers()
      }
      return { items, total }
    },

    ...createBlogWriter(db, clock),
  }
}

/** Whole articles are made in portions, between which other requests get their turn. */
const portion = 25

async function wholeBlogs(db: Database, numbers: number[]): Promise<Blog[]> {
  const rows = await joined(db)
    .selectAll('blogs')
    .select(authorColumns)
    .where('blogs.number', 'in', numbers)
    .execute()
  const lists = await listsOf(db, numbers)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => {
    const row = byNumber.get(number)
    return row ? [blogJson(row, lists.get(number) ?? noLists)] : []
  })
}

const authorColumns = [
  'doctors.id as author_id',
  'doctors.name as author_name',
  'doctors.description as author_description',
  'doctors.image_url as author_image_url',
] as const

const listColumns = [
  ...(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.title_key', 'blogs.letter'] as const),
  ...(['blogs.brief_description', 'blogs.blog_summary', 'blogs.img_description'] as const),
  ...(['blogs.call_out', 'blogs.image_url', 'blogs.author_number'] as const),
  ...(['blogs.created_at', 'blogs.updated_at'] as const),
  ...authorColumns,
] as const

function joined(db: Kysely<Tables>) {
  return db.selectFrom('blogs').leftJoin('doctors', 'doctors.number', 'blogs.author_number')
}

function filtered(db: Database, { tag, letter, author, solution }: Partial<BlogListQuery>) {
  let query = joined(db)
  if (letter) query = query.where('blogs.letter', '=', letter)
  if (author !== undefined) {
    query = query.where(({ or, eb }) =>
      or([eb('doctors.id', '=', author), eb('doctors.name_key', '=', foldText(author))]),
    )
  }
  if (tag !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_tags')
          .select('blog_tags.blog_number')
          .whereRef('blog_tags.blog_number', '=', 'blogs.number')
          .where('blog_tags.tag_key', '=', foldText(tag)),
      ),
    )
  }
  if (solution !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_solutions')
          .select('blog_solutions.blog_number')
          .whereRef('blog_solutions.blog_number', '=', 'blogs.number')
          .where('blog_solutions.solution', '=', solution),
      ),
    )
  }
  return query
}

function sorted(query: ReturnType<typeof joined>, sort: SortOrder) {
  if (sort === 'a-z') return query.orderBy('blogs.title_key').orderBy('blogs.number')
  if (sort === 'z-a')
    return query.orderBy('blogs.title_key', 'desc').orderBy('blogs.number', 'desc')
  if (sort === 'author') {
    return query
      .orderBy('doctors.name_key', (order) => order.asc().nullsLast())
      .orderBy('blogs.title_key')
      .orderBy('blogs.number')
  }
  return query.orderBy('blogs.created_at', 'desc').orderBy('blogs.number', 'desc')
}

/** The numbers of one page of these blogs, or of all. */
async function sortedNumbers(
  db: Database,
  numbers: number[] | undefined,
  sort: SortOrder,
  page: Listing,
) {
  // As one JSON text: a site may have more matches than a statement may have parameters.
  const among = sql<boolean>`blogs.number in (select value from json_each(${JSON.stringify(numbers)}))`
  const matching = numbers ? joined(db).where(among) : joined(db)
  const rows = await sorted(matching, sort)
    .select('blogs.number')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  return rows.map(({ number }) => number)
}

const noLists: BlogLists = { tags: [], solutions: [] }

async function listsOf(db: Database, numbers: number[]): Promise<Map<number, BlogLists>> {
  const lists = new Map<number, BlogLists>(
    numbers.map((number) => [number, { tags: [], solutions: [] }]),
  )
  if (numbers.length === 0) return lists
  const [tags, solutions] = await Promise.all([
    db
      .selectFrom('blog_tags')
      .select(['blog_number', 'tag'])
      .where('blog_number', 'in', numbers)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('blog_solutions')
      .select(['blog_number', 'solution'])
      .where('blog_number', 'in', numbers)
      .orderBy('position')
      .execute(),
  ])
  for (const { blog_number, tag } of tags) lists.get(blog_number)?.tags.push(tag)
  for (const { blog_number, solution } of solutions)
    lists.get(blog_number)?.solutions.push(solution)
  return lists
}

async function toListItems(db: Database, rows: Parameters<typeof blogListItemJson>[0][]) {
  const lists = await listsOf(
    db,
    rows.map((row) => row.number),
  )
  return rows.map((row) => blogListItemJson(row, lists.get(row.number) ?? noLists))
}
