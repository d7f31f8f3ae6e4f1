import { type Kysely, type Selectable, sql } from 'kysely'
import { firstLetter, foldText } from '../../shared/letters.ts'
import type { Blog, BlogListItem, BlogListQuery, SortOrder } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { uniqueId } from '../database/unique-id.ts'
import { indexBlog } from '../search/search-index.ts'
import { findMatches } from '../search/search-query.ts'
import { blogJson, blogListItemJson, type BlogLists } from './blog-json.ts'

export type BlogPage = { items: BlogListItem[]; total: number }

/** A blog as it is stored, the author by his id. */
export type NewBlog = Omit<
  Blog,
  '_id' | 'author_id' | 'author_image_url' | 'createdAt' | 'updatedAt'
> & { author_id: string | null; createdAt?: string }

type Listing = Pick<BlogListQuery, 'limit' | 'page'> & Partial<BlogListQuery>

export type BlogRepository = ReturnType<typeof createBlogRepository>

export function createBlogRepository(db: Database) {
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

    /** Stores the blog with its tags, solutions and search text in one transaction; answers its id. */
    create(blog: NewBlog): Promise<string> {
      return db.transaction().execute(async (trx) => {
        const author = blog.author_id === null ? undefined : await findAuthor(trx, blog.author_id)
        const id = await uniqueId(trx, 'blogs', blog.title)
        const now = blog.createdAt ?? new Date().toISOString()
        const { number } = await trx
          .insertInto('blogs')
          .values({
            ...writtenColumns(blog),
            id,
            author_number: author?.number ?? null,
            created_at: now,
            updated_at: now,
          })
          .returning('number')
          .executeTakeFirstOrThrow()
        await writeLists(trx, number, blog)
        await indexBlog(trx, number, { ...blog, author: author?.name ?? '' })
        return id
      })
    },
  }
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

async function sortedNumbers(db: Database, numbers: number[], sort: SortOrder, page: Listing) {
  const rows = await sorted(joined(db), sort)
    .select('blogs.number')
    .where(sql<boolean>`blogs.number in (select value from json_each(${JSON.stringify(numbers)}))`)
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

function findAuthor(db: Database, id: string) {
  return db.selectFrom('doctors').select(['number', 'name']).where('id', '=', id).executeTakeFirst()
}

type WrittenColumns = Omit<
  Selectable<Tables['blogs']>,
  'number' | 'id' | 'author_number' | 'created_at' | 'updated_at'
>

function writtenColumns(blog: NewBlog): WrittenColumns {
  return {
    title: blog.title,
    title_key: foldText(blog.title),
    letter: firstLetter(blog.title),
    brief_description: blog.brief_description,
    long_description: blog.long_description,
    blog_summary: blog.blog_summary,
    img_description: blog.img_description,
    call_out: blog.call_out,
    image_url: blog.image_url,
  }
}

async function writeLists(db: Database, number: number, blog: NewBlog): Promise<void> {
  const tags = blog.tags.map((tag, position) => ({
    blog_number: number,
    position,
    tag,
    tag_key: foldText(tag),
  }))
  const solutions = blog.solutions.map((solution, position) => ({
    blog_number: number,
    position,
    solution,
  }))
  if (tags.length) await db.insertInto('blog_tags').values(tags).execute()
  if (solutions.length) await db.insertInto('blog_solutions').values(solutions).execute()
}
