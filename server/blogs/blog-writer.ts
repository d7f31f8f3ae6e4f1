import type { Selectable } from 'kysely'
import type { Blog } from '../../shared/blog.ts'
import type { BlogInput } from '../../shared/blog-input.ts'
import { firstLetter, foldText } from '../../shared/letters.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { once, type Submission, unnamed } from '../database/idempotency.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import type { Tables } from '../database/tables.ts'
import { changeContent } from '../database/transaction.ts'
import { uniqueId } from '../database/unique-id.ts'
import { listBlog } from '../listing/facet-index.ts'
import { indexBlog, unindexBlog } from '../search/search-index.ts'

/** A blog as it is stored; the author is an id. */
export type NewBlog = Omit<
  Blog,
  '_id' | 'author_id' | 'author_image_url' | 'createdAt' | 'updatedAt'
> & { author_id: string | null; createdAt?: string }

/** Each change is one transaction: the blog, its tags, its solutions, its lists and its search text. */
export function createBlogWriter(db: Database, clock: Clock) {
  async function insert(trx: Database, blog: NewBlog): Promise<string> {
    const author = await findAuthor(trx, blog.author_id)
    const id = await uniqueId(trx, 'blogs', blog.title)
    const now = blog.createdAt ?? clock().toISOString()
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
    await listBlog(trx, number)
    await indexBlog(trx, number, { ...blog, author: author?.name ?? '' })
    return id
  }

  return {
    /** Answers the id; with a key that was used before, the id of the blog made then. */
    create(blog: NewBlog, submission: Submission = unnamed): Promise<string> {
      return changeContent(db, (trx) => once(trx, clock, submission, () => insert(trx, blog)))
    },

    /**
     * Answers the address of the picture that the blog had before; undefined where there is no such
     * blog. Throws 409 where `updatedAt` is not the record's own.
     */
    update(id: string, blog: BlogInput): Promise<string | undefined> {
      return changeContent(db, async (trx) => {
        const record = await lockRecord(trx, 'blogs', id, blog.updatedAt)
        if (!record) return undefined
        const { number } = record
        const author = await findAuthor(trx, blog.author_id)
        await trx
          .updateTable('blogs')
          .set({
            ...writtenColumns(blog),
            author_number: author?.number ?? null,
            updated_at: nextTimestamp(clock, record.updated_at),
          })
          .where('number', '=', number)
          .execute()
        await trx.deleteFrom('blog_tags').where('blog_number', '=', number).execute()
        await trx.deleteFrom('blog_solutions').where('blog_number', '=', number).execute()
        await writeLists(trx, number, blog)
        await listBlog(trx, number)
        await indexBlog(trx, number, { ...blog, author: author?.name ?? '' })
        return record.image_url
      })
    },

    /** Whether there was such a blog. */
    remove(id: string): Promise<boolean> {
      return changeContent(db, async (trx) => {
        const blog = await trx
          .deleteFrom('blogs')
          .where('id', '=', id)
          .returning('number')
          .executeTakeFirst()
        if (blog) await unindexBlog(trx, blog.number)
        return blog !== undefined
      })
    },

    async isAuthor(id: string): Promise<boolean> {
      return (await findAuthor(db, id)) !== undefined
    },
  }
}

async function findAuthor(db: Database, id: string | null) {
  if (id === null) return undefined
  return db.selectFrom('doctors').select(['number', 'name']).where('id', '=', id).executeTakeFirst()
}

type WrittenBlog = Omit<NewBlog, 'author_id' | 'createdAt'>
type WrittenColumns = Omit<
  Selectable<Tables['blogs']>,
  'number' | 'id' | 'author_number' | 'created_at' | 'updated_at'
>

function writtenColumns(blog: WrittenBlog): WrittenColumns {
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

async function writeLists(db: Database, number: number, blog: WrittenBlog): Promise<void> {
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
