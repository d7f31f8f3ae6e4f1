import type { Kysely } from 'kysely'
import type { Blog, BlogListItem, BlogTeaser } from '../../shared/blog.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { inOrder, valuesOfBlogs } from '../listing/by-number.ts'
import {
  type AuthorColumns,
  blogJson,
  blogListItemJson,
  type BlogLists,
  type BlogRow,
  listedColumns,
} from './blog-json.ts'
import { type NumberedBlog, withReviews, withSignature } from './blog-reviews.ts'

/** Returns the blogs with these numbers as list items, in this order; skips those that no longer exist. */
export async function listItems(db: Database, numbers: number[]): Promise<BlogListItem[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .select(listColumns)
    .select(authorColumns)
    .where('blogs.number', 'in', numbers)
    .execute()
  const lists = await listsOf(db, numbers)
  return inOrder(numbers, rows).map((row) => blogListItemJson(row, lists(row.number)))
}

/** Returns what lists on pages show of the blogs with these numbers, in this order; skips those that no longer exist. */
export async function listTeasers(db: Database, numbers: number[]): Promise<BlogTeaser[]> {
  if (numbers.length === 0) return []
  const rows = await teasersOf(db, ...numbers)
  const byNumber = new Map(rows.map(({ number, ...teaser }) => [number, teaser]))
  return numbers.flatMap((number) => {
    const teaser = byNumber.get(number)
    return teaser ? [{ ...teaser, sample: teaser.sample === 1 }] : []
  })
}

/** Returns the blogs with these numbers with all fields, in this order; skips those that no longer exist. */
export async function wholeBlogs(db: Database, numbers: number[], now: Date): Promise<Blog[]> {
  const blogs = await unreviewedBlogs(db, numbers)
  return withReviews(db, blogs, now)
}

/** Returns the blogs without their reviews, each with its number. */
export async function unreviewedBlogs(db: Database, numbers: number[]): Promise<NumberedBlog[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .selectAll('blogs')
    .select(authorColumns)
    .where('blogs.number', 'in', numbers)
    .execute()
  const lists = await listsOf(db, numbers)
  return inOrder(numbers, rows).map((row) => ({
    number: row.number,
    blog: blogJson(row, lists(row.number)),
  }))
}

/** Returns the blog with this id, with all fields; undefined if there is none. */
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

/** Returns the newest blogs. */
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

/** Returns what a shared link shows of a blog; undefined if there is none. */
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

/** Returns a function from a blog's number to its lists. */
async function listsOf(db: Database, numbers: number[]): Promise<(number: number) => BlogLists> {
  const tags = await valuesOfBlogs(db, { table: 'blog_tags', column: 'tag' }, numbers)
  const solutions = await valuesOfBlogs(
    db,
    { table: 'blog_solutions', column: 'solution' },
    numbers,
  )
  return (number) => ({ tags: tags.get(number) ?? [], solutions: solutions.get(number) ?? [] })
}
