import type { Insertable } from 'kysely'
import { blogFields } from '../../shared/blog-fields.ts'
import type { NewValues } from '../../shared/fields.ts'
import { firstLetter, foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { columnsFrom } from '../records/columns.ts'
import { withIds } from '../references/reference-ids.ts'

/** A blog to be stored; `author_id` is the doctor's `_id`. */
export type NewBlog = Omit<NewValues<typeof blogFields>, 'author_id'> & {
  author_id: string | null
  createdAt?: string
}

/** Returns the columns of an article's own table; `author` is the doctor's number. */
export function blogColumns(
  blog: NewBlog,
  author: number | null,
): Omit<Insertable<Tables['blogs']>, 'id' | 'created_at' | 'updated_at'> {
  return {
    ...columnsFrom(blogFields, { ...blog, references: withIds(blog.references) }),
    title_key: foldText(blog.title),
    letter: firstLetter(blog.title),
    author_number: author,
  }
}

type Lists = Pick<NewBlog, 'tags' | 'solutions'> & { number: number }

/** Adds the tags and solutions of articles that have none yet. */
export async function insertLists(trx: Database, blogs: readonly Lists[]): Promise<void> {
  const tags = blogs.flatMap((blog) =>
    blog.tags.map((tag, position) => ({
      blog_number: blog.number,
      position,
      tag,
      tag_key: foldText(tag),
    })),
  )
  if (tags.length > 0) await trx.insertInto('blog_tags').values(tags).execute()
  const solutions = blogs.flatMap((blog) =>
    blog.solutions.map((solution, position) => ({
      blog_number: blog.number,
      position,
      solution,
    })),
  )
  if (solutions.length > 0) await trx.insertInto('blog_solutions').values(solutions).execute()
}
