import type { Kysely } from 'kysely'
import type { Blog, BlogListItem, BlogTeaser } from '../../shared/blog.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import {
  type AuthorColumns,
  blogJson,
  blogListItemJson,
  type BlogLists,
  type BlogRow,
  listedColumns,
} from './blog-json.ts'
import { type NumberedBlog, withReviews, withSignature } from './blog-reviews.ts'

/** The blogs with these numbers as list items, in this order, without those that are gone. */
export async function listItems(db: Database, numbers: number[]): Promise<BlogListItem[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .select(listColumns)
    .select(authorColumns)
    .where('blogs.number', 'in', numbers)
    .execute()
  return inOrder(numbers, rows, await listsOf(db, numbers), blogListItemJson)
}

/** What lists on pages show of the blogs with these numbers, in this order, without those that are gone. */
export async function listTeasers(db: Database, numbers: number[]): Promise<BlogTeaser[]> {
  if (numbers.length === 0) return []
  const rows = await teasersOf(db, ...numbers)
  const byNumber = new Map(rows.map(({ number, ...teaser }) => [number, teaser]))
  return numbers.flatMap((number) => {
    const teaser = byNumber.get(number)
    return teaser ? [{ ...teaser, sample: teaser.sample === 1 }] : []
  })
}

/** The blogs with these numbers with all fields, in this order, without those that are gone. */
export async function wholeBlogs(db: Database, numbers: number[], now: Date): Promise<Blog[]> {
  return withReviews(db, await unreviewedBlogs(db, numbers), now)
}

/** The same without their reviews, each with its number. */
export async function unreviewedBlogs(db: Database, numbers: number[]): Promise<NumberedBlog[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .selectAll('blogs')
    .select(authorColumns)
    .where('blogs.number', 'in', numbers)
    .execute()
  return inOrder(numbers, rows, await listsOf(db, numbers), (row, lists) => ({
    number: row.number,
    blog: blogJson(row, lists),
  }))
}

/** The blog with this id, with all fields. */
export async function findBlog(db: Database, id: string, now: Date): Promise<Blog | undefined> {
  return (await findSignedBlog(db, id, now))?.article
}

/**
 * The same, and what its page says besides: the interests that whoever signed it has declared, '' if
 * nobody has, and whether its author is made up.
 */
export async function findSignedBlog(db: Database, id: string, now: Date) {
  const [row] = await blogById(db, id)
  if (!row) return undefined
  const { number } = row
  const tags = (await tagsOf(db, number)).map(({ tag }) => tag)
  const solutions = (await solutionsOf(db, number)).map(({ solution }) => solution)
  const blog = blogJson(row, { tags, solutions })
  const signed = await withSignature(db, { number, blog }, now)
  return { ...signed, isAuthorSample: row.author_sample === 1 }
}

/** The newest blogs. */
export async function newestTeasers(db: Database, limit: number): Promise<BlogTeaser[]> {
  const rows = await db
    .selectFrom('blog_facets as listed')
    .innerJoin('blogs', 'blogs.number', 'listed.blog_number')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(teaserColumns)
    .where('listed.kind', '=', 'all')
    .where('listed.value', '=', '')
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.blog_number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, sample: row.sample === 1 }))
}

/** What is shown of a blog where somebody shares it. */
export async function sharedBlog(db: Database, id: string) {
  const row = await joined(db)
    .select(['blogs.id', 'blogs.title', 'blogs.image_url', 'blogs.sample'])
    .select('doctors.name as author')
    .where('blogs.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, _id: row.id, author: row.author ?? '', sample: row.sample === 1 }
}

const listColumns = [
  'blogs.number',
  'blogs.id',
  'blogs.created_at',
  'blogs.updated_at',
  ...listedColumns.map((name) => `blogs.${name}` as const),
] as const

export const authorColumns = [
  'doctors.id as author_id',
  'doctors.name as author_name',
  'doctors.description as author_description',
  'doctors.image_url as author_image_url',
] as const

export function joined(db: Kysely<Tables>) {
  return db.selectFrom('blogs').leftJoin('doctors', 'doctors.number', 'blogs.author_number')
}

const teaserColumns = [
  'blogs.id as _id',
  'blogs.title',
  'blogs.brief_description',
  'blogs.image_url',
  'blogs.sample',
  'blogs.created_at as createdAt',
  'doctors.name as author',
] as const

type TeaserRow = Omit<BlogTeaser, 'sample'> & { number: number; sample: number }

const teasersOf = compileOnce<TeaserRow>((db, count) =>
  joined(db)
    .select(['blogs.number', ...teaserColumns])
    .where('blogs.number', 'in', Array<number>(count).fill(0)),
)

const blogById = compileOnce<BlogRow & AuthorColumns & { author_sample: number | null }>((db) =>
  joined(db)
    .selectAll('blogs')
    .select([...authorColumns, 'doctors.sample as author_sample'])
    .where('blogs.id', '=', ''),
)

const tagsOf = compileOnce<{ tag: string }>((db) =>
  db.selectFrom('blog_tags').select('tag').where('blog_number', '=', 0).orderBy('position'),
)

const solutionsOf = compileOnce<{ solution: string }>((db) =>
  db
    .selectFrom('blog_solutions')
    .select('solution')
    .where('blog_number', '=', 0)
    .orderBy('position'),
)

export function inOrder<Row extends { number: number }, Json>(
  numbers: number[],
  rows: Row[],
  lists: Map<number, BlogLists>,
  json: (row: Row, lists: BlogLists) => Json,
): Json[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => {
    const row = byNumber.get(number)
    return row ? [json(row, lists.get(number)!)] : []
  })
}

/** An entry for each of the numbers. */
export async function listsOf(db: Database, numbers: number[]): Promise<Map<number, BlogLists>> {
  const lists = new Map<number, BlogLists>(
    numbers.map((number) => [number, { tags: [], solutions: [] }]),
  )
  const tags = await db
    .selectFrom('blog_tags')
    .select(['blog_number', 'tag'])
    .where('blog_number', 'in', numbers)
    .orderBy('position')
    .execute()
  const solutions = await db
    .selectFrom('blog_solutions')
    .select(['blog_number', 'solution'])
    .where('blog_number', 'in', numbers)
    .orderBy('position')
    .execute()
  for (const { blog_number, tag } of tags) lists.get(blog_number)!.tags.push(tag)
  for (const { blog_number, solution } of solutions) {
    lists.get(blog_number)!.solutions.push(solution)
  }
  return lists
}
