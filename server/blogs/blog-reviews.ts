import type { Blog } from '../../shared/blog.ts'
import type { Database } from '../database/database.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { articleText } from '../review-state/article-text.ts'
import { reviewOf } from '../review-state/review-state.ts'
import { newestSignatures, noteSavedWords } from '../review-state/signatures.ts'
import { contentHash } from '../review-state/signed-text.ts'
import type { UnreviewedBlog } from './blog-json.ts'

export type NumberedBlog = { number: number; blog: UnreviewedBlog }

/** The blogs with what the newest signature says of each. Only of signed ones the words are looked at. */
export async function withReviews(db: Database, blogs: NumberedBlog[], now: Date): Promise<Blog[]> {
  const signatures = await newestSignatures(
    db,
    'article',
    blogs.map(({ blog }) => ({ id: blog._id, createdAt: blog.createdAt })),
  )
  const hashes = await hashesOf(
    db,
    blogs.filter(({ blog }) => signatures.has(blog._id)),
  )
  return blogs.map(({ number, blog }) => ({
    ...blog,
    review: reviewOf(signatures.get(blog._id), {
      contentHash: hashes.get(number) ?? '',
      savedAt: blog.updatedAt,
      today: academyDay(now),
    }),
  }))
}

/** Those that are stored and up to date; the others are made. */
async function hashesOf(db: Database, blogs: NumberedBlog[]): Promise<Map<number, string>> {
  if (blogs.length === 0) return new Map()
  const rows = await db
    .selectFrom('blog_hashes')
    .selectAll()
    .where(
      'blog_number',
      'in',
      blogs.map(({ number }) => number),
    )
    .execute()
  const stored = new Map(rows.map((row) => [row.blog_number, row]))
  return new Map(
    blogs.map(({ number, blog }) => {
      const known = stored.get(number)
      const isFresh = known?.updated_at === blog.updatedAt
      return [number, isFresh ? known.hash : contentHash(articleText(blog))]
    }),
  )
}

/** To be called in the transaction that writes the blog; returns it with its review. */
export async function noteWords(
  trx: Database,
  { number, blog }: NumberedBlog,
  now: Date,
): Promise<Blog> {
  const hash = await storeHash(trx, number, blog)
  const { _id: id, createdAt, updatedAt: savedAt } = blog
  await noteSavedWords(trx, { kind: 'article', id, createdAt, savedAt }, hash)
  const [reviewed] = await withReviews(trx, [{ number, blog }], now)
  return reviewed!
}

/** Returns the hash, which counts until the blog is saved again, by whatever program. */
export async function storeHash(
  trx: Database,
  number: number,
  blog: UnreviewedBlog,
): Promise<string> {
  const values = { updated_at: blog.updatedAt, hash: contentHash(articleText(blog)) }
  await trx
    .insertInto('blog_hashes')
    .values({ blog_number: number, ...values })
    .onConflict((conflict) => conflict.column('blog_number').doUpdateSet(values))
    .execute()
  return values.hash
}
