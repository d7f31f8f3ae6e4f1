import type { Selectable } from 'kysely'
import type { Blog } from '../../shared/blog.ts'
import { blogFields } from '../../shared/blog-fields.ts'
import { findCitationBreach } from '../../shared/reference-rules.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { uniqueId } from '../database/unique-id.ts'
import { listBlog } from '../listing/facet-index.ts'
import { blogKind } from '../records/kinds/blog.ts'
import { createRecordWriter } from '../records/record-writer.ts'
import { noteWorks } from '../references/note-works.ts'
import { indexBlog, unindexBlog } from '../search/search-index.ts'
import { blogColumns, insertLists, type NewBlog } from './blog-columns.ts'
import { type AuthorColumns, blogJson, type UnreviewedBlog } from './blog-json.ts'
import { noteWords } from './blog-reviews.ts'
import { authorColumns, findBlog } from './blog-rows.ts'

/** Each change writes the blog with its tags, solutions, facets and search text. */
export function createBlogWriter(db: Database, clock: Clock) {
  return createRecordWriter<NewBlog, Blog>(db, clock, blogKind, {
    find: (id) => findBlog(db, id, clock()),

    async insert(trx, blog, { id, createdAt, updatedAt }) {
      const author = await findAuthor(trx, blog.author_id)
      const row = await trx
        .insertInto('blogs')
        .values({
          ...blogColumns(blog, author?.number ?? null),
          id: id ?? (await uniqueId(trx, blogKind, blog.title)),
          created_at: createdAt,
          updated_at: updatedAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return writeRest(trx, { row, blog, author, now: clock() })
    },

    async update(trx, number, blog, { updatedAt }) {
      // unlocked blogs: the record writer has locked the row
      const author = await findAuthor(trx, blog.author_id)
      const row = await trx
        .updateTable('blogs')
        .set({ ...blogColumns(blog, author?.number ?? null), updated_at: updatedAt })
        .where('number', '=', number)
        .returningAll()
        .executeTakeFirstOrThrow()
      await trx.deleteFrom('blog_tags').where('blog_number', '=', number).execute()
      await trx.deleteFrom('blog_solutions').where('blog_number', '=', number).execute()
      return writeRest(trx, { row, blog, author, now: clock() })
    },

    async remove(trx, number) {
      await trx.deleteFrom('blogs').where('number', '=', number).execute()
      await unindexBlog(trx, number)
    },
  })
}

type Author = AuthorColumns & { number: number }

async function findAuthor(db: Database, id: string | null): Promise<Author | undefined> {
  if (id === null) return undefined
  return db
    .selectFrom('doctors')
    .select('number')
    .select(authorColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

type Written = {
  row: Selectable<Tables['blogs']>
  blog: NewBlog
  author: Author | undefined
  now: Date
}

/** Writes the blog's rows in other tables. Returns the blog. */
async function writeRest(trx: Database, { row, blog, author, now }: Written): Promise<Blog> {
  const { number } = row
  const { tags, solutions } = blog
  const stored = blogJson({ ...row, ...(author ?? noAuthor) }, { tags, solutions })
  await insertLists(trx, [{ number, tags, solutions }])
  const { references } = stored
  assertCited(stored)
  await noteWorks(trx, number, { references, now: row.updated_at })
  await listBlog(trx, number)
  await indexBlog(trx, number, { ...row, tags, solutions, author: author?.author_name ?? '' })
  return noteWords(trx, { number, blog: stored }, now)
}

const noAuthor: AuthorColumns = {
  author_id: null,
  author_name: null,
  author_description: null,
  author_image_url: null,
}

/**
 * Throws 400 if the citations of the stored blog don't match its references. Fields that a request leaves
 * out keep their values, so only now is everything known.
 */
function assertCited(blog: UnreviewedBlog): void {
  const { citedIn } = blogFields.references
  const breach = findCitationBreach(citedIn, blog, blog.references.length)
  if (breach) throw new HttpError(400, breach.message, { field: breach.path[0] })
}
