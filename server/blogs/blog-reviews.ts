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
import { hashesInTurns, hashesOf, type TextHashes } from '../review-state/signed-text.ts'
import type { UnreviewedBlog } from './blog-json.ts'

export type NumberedBlog = { number: number; blog: UnreviewedBlog }

/** Adds each blog's newest signature. Only the words of signed blogs are hashed. */
export async function withReviews(db: Database, blogs: NumberedBlog[], now: Date): Promise<Blog[]> {
  const signatures = await newestSignatures(
    db,
    'article',
    blogs.map(({ blog }) => ({ id: blog._id, createdAt: blog.createdAt })),
  )
  const hashes = await currentHashes(
    db,
    blogs.filter(({ blog }) => signatures.has(blog._id)),
  )
  return blogs.map((numbered) =>
    reviewed(numbered, now, signatures.get(numbered.blog._id), hashes.get(numbered.number)),
  )
}

/** Adds one blog's newest signature. */
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
  const [known] = signature ? await freshHashes(db, numbered.number, updatedAt) : []
  const hashes = signature && (known ?? hashesOf(articleText(numbered.blog)))
  return {
    article: reviewed(numbered, now, signature, hashes),
    interests: signature?.interests ?? '',
  }
}

const freshHashes = compileOnce<TextHashes>((db) =>
  db
    .selectFrom('blog_text_hashes')
    .select(['hash', 'words_hash as wordsHash'])
    .where('blog_number', '=', 0)
    .where('updated_at', '=', ''),
)

function reviewed(
  { blog }: NumberedBlog,
  now: Date,
  signature: LiveSignature | undefined,
  hashes: TextHashes = { hash: '', wordsHash: '' },
): Blog {
  const { updatedAt: savedAt } = blog
  return {
    ...blog,
    review: reviewOf(signature, { hashes, savedAt, today: academyDay(now) }),
  }
}

/** Returns the hashes by blog number: the stored ones if they are up to date, else new ones. */
async function currentHashes(
  db: Database,
  blogs: NumberedBlog[],
): Promise<Map<number, TextHashes>> {
  if (blogs.length === 0) return new Map()
  const rows = await db
    .selectFrom('blog_text_hashes')
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
      if (known?.updated_at !== blog.updatedAt) return [number, hashesOf(articleText(blog))]
      return [number, { hash: known.hash, wordsHash: known.words_hash }]
    }),
  )
}

/**
 * Stores the hash of the blog's words and marks signatures of other words. To be called in the transaction that writes
 * the blog. Returns the blog with its review.
 */
export async function noteWords(
  trx: Database,
  { number, blog }: NumberedBlog,
  now: Date,
): Promise<Blog> {
  const row = await hashRow({ number, blog })
  await storeHashes(trx, [row])
  const { _id: id, createdAt, updatedAt: savedAt } = blog
  await noteSavedWords(
    trx,
    { kind: 'article', id, createdAt, savedAt },
    {
      hash: row.hash,
      wordsHash: row.words_hash,
    },
  )
  return withReview(trx, { number, blog }, now)
}

/**
 * Returns the hashes of what a doctor signs. They are valid until the blog is saved again, by whatever
 * version of this program.
 */
export async function hashRow({ number, blog }: NumberedBlog): Promise<Tables['blog_text_hashes']> {
  const { hash, wordsHash } = await hashesInTurns(articleText(blog))
  return { blog_number: number, updated_at: blog.updatedAt, hash, words_hash: wordsHash }
}

export async function storeHashes(
  trx: Database,
  hashes: Tables['blog_text_hashes'][],
): Promise<void> {
  if (hashes.length === 0) return
  await trx
    .insertInto('blog_text_hashes')
    .values(hashes)
    .onConflict((conflict) =>
      conflict.column('blog_number').doUpdateSet(({ ref }) => ({
        updated_at: ref('excluded.updated_at'),
        hash: ref('excluded.hash'),
        words_hash: ref('excluded.words_hash'),
      })),
    )
    .execute()
}
