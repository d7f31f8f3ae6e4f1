import type { Insertable } from 'kysely'
import type { Blog } from '../../shared/blog.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { academyDay } from '../review-state/academy-day.ts'
import { articleText } from '../review-state/article-text.ts'
import { reviewOf } from '../review-state/review-state.ts'
import {
  type LiveSignature,
  newestSignature,
  newestSignatures,
  noteSavedWords,
} from '../review-state/signatures.ts'
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
  return blogs.map((numbered) =>
    reviewed(numbered, now, signatures.get(numbered.blog._id), hashes.get(numbered.number)),
  )
}

/** The same of one blog. */
export async function withReview(db: Database, numbered: NumberedBlog, now: Date): Promise<Blog> {
  return (await withSignature(db, numbered, now)).article
}

/** The blog with its review, and what readers are told of it besides: the interests of who signed. */
export async function withSignature(
  db: Database,
  numbered: NumberedBlog,
  now: Date,
): Promise<{ article: Blog; interests: string }> {
  const { _id: id, createdAt, updatedAt } = numbered.blog
  const signature = await newestSignature(db, 'article', { id, createdAt })
  const [known] = signature ? await freshHash(db, numbered.number, updatedAt) : []
  const hash = signature && (known?.hash ?? contentHash(articleText(numbered.blog)))
  return {
    article: reviewed(numbered, now, signature, hash),
    interests: signature?.interests ?? '',
  }
}

const freshHash = compileOnce<{ hash: string }>((db) =>
  db
    .selectFrom('blog_hashes')
    .select('hash')
    .where('blog_number', '=', 0)
    .where('updated_at', '=', ''),
)

function reviewed(
  { blog }: NumberedBlog,
  now: Date,
  signature: LiveSignature | undefined,
  contentHash = '',
): Blog {
  const { updatedAt: savedAt } = blog
  return {
    ...blog,
    review: reviewOf(signature, { contentHash, savedAt, today: academyDay(now) }),
  }
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
  const row = hashOf({ number, blog })
  await storeHashes(trx, [row])
  const { _id: id, createdAt, updatedAt: savedAt } = blog
  await noteSavedWords(trx, { kind: 'article', id, createdAt, savedAt }, row.hash)
  return withReview(trx, { number, blog }, now)
}

/** The hash of what a doctor signs, which counts until the blog is saved again, by whatever program. */
export function hashOf({ number, blog }: NumberedBlog): Insertable<Tables['blog_hashes']> {
  const hash = contentHash(articleText(blog))
  return { blog_number: number, updated_at: blog.updatedAt, hash }
}

export async function storeHashes(
  trx: Database,
  hashes: Insertable<Tables['blog_hashes']>[],
): Promise<void> {
  if (hashes.length === 0) return
  await trx
    .insertInto('blog_hashes')
    .values(hashes)
    .onConflict((conflict) =>
      conflict.column('blog_number').doUpdateSet(({ ref }) => ({
        updated_at: ref('excluded.updated_at'),
        hash: ref('excluded.hash'),
      })),
    )
    .execute()
}
