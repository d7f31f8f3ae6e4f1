import type { Kysely } from 'kysely'
import type { Blog, BlogListItem, BlogTeaser } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { withParameter } from '../database/with-parameter.ts'
import { blogJson, blogListItemJson, type BlogLists } from './blog-json.ts'

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

/** The blogs with these numbers with all fields, in this order, without those that are gone. */
export async function wholeBlogs(db: Database, numbers: number[]): Promise<Blog[]> {
  if (numbers.length === 0) return []
  const rows = await joined(db)
    .selectAll('blogs')
    .select(authorColumns)
    .where('blogs.number', 'in', numbers)
    .execute()
  return inOrder(numbers, rows, await listsOf(db, numbers), blogJson)
}

/** Finds a blog by its id. */
export function createFindBlog(db: Database) {
  const byId = withParameter(
    db,
    joined(db).selectAll('blogs').select(authorColumns).where('blogs.id', '=', ''),
  )
  const tagsOf = withParameter(
    db,
    db.selectFrom('blog_tags').select('tag').where('blog_number', '=', 0).orderBy('position'),
  )
  const solutionsOf = withParameter(
    db,
    db
      .selectFrom('blog_solutions')
      .select('solution')
      .where('blog_number', '=', 0)
      .orderBy('position'),
  )
  return async (id: string): Promise<Blog | undefined> => {
    const [row] = await byId(id)
    if (!row) return undefined
    const tags = await tagsOf(row.number)
    const solutions = await solutionsOf(row.number)
    return blogJson(row, {
      tags: tags.map(({ tag }) => tag),
      solutions: solutions.map(({ solution }) => solution),
    })
  }
}

/** The newest blogs. */
export function newestTeasers(db: Database, limit: number): Promise<BlogTeaser[]> {
  return db
    .selectFrom('blog_facets as listed')
    .innerJoin('blogs', 'blogs.number', 'listed.blog_number')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['blogs.id as _id', 'blogs.title', 'blogs.brief_description', 'blogs.image_url'])
    .select(['blogs.created_at as createdAt', 'doctors.name as author'])
    .where('listed.kind', '=', 'all')
    .where('listed.value', '=', '')
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.blog_number', 'desc')
    .limit(limit)
    .execute()
}

/** What is shown of a blog where somebody shares it. */
export async function sharedBlog(db: Database, id: string) {
  const row = await joined(db)
    .select(['blogs.id', 'blogs.title', 'blogs.image_url', 'doctors.name as author'])
    .where('blogs.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, _id: row.id, author: row.author ?? '' }
}

const listColumns = [
  ...(['blogs.number', 'blogs.id', 'blogs.title', 'blogs.title_key', 'blogs.letter'] as const),
  ...(['blogs.brief_description', 'blogs.blog_summary', 'blogs.img_description'] as const),
  ...(['blogs.call_out', 'blogs.image_url', 'blogs.author_number'] as const),
  ...(['blogs.created_at', 'blogs.updated_at'] as const),
] as const

const authorColumns = [
  'doctors.id as author_id',
  'doctors.name as author_name',
  'doctors.description as author_description',
  'doctors.image_url as author_image_url',
] as const

export function joined(db: Kysely<Tables>) {
  return db.selectFrom('blogs').leftJoin('doctors', 'doctors.number', 'blogs.author_number')
}

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
