import type { Database } from '../database/database.ts'
import { articleText } from '../review-state/article-text.ts'
import { hashesOf, type TextHashes } from '../review-state/signed-text.ts'
import { hashRow, storeHashes } from './blog-reviews.ts'
import { unreviewedBlogs } from './blog-rows.ts'
import { createCatchUp } from '../listing/catch-up.ts'

/** An article that a doctor may sign. Times are ISO 8601 UTC. */
export type SignableBlog = TextHashes & {
  number: number
  authorNumber: number | null
  id: string
  title: string
  createdAt: string
  savedAt: string
}

/** Articles with the hashes of the words that a doctor signs. */
export function createSignableBlogs(db: Database) {
  const updateHashes = createCatchUp(db, 'blog_text_hashes', async (trx, numbers) => {
    const blogs = await unreviewedBlogs(trx, numbers)
    await storeHashes(trx, await Promise.all(blogs.map(hashRow)))
  })
  return {
    /** Adds missing and outdated hashes. */
    updateHashes,

    /** Returns all articles. */
    async signable(): Promise<SignableBlog[]> {
      await updateHashes()
      return signableBlogs(db)
    },

    /** Returns one article, as of the transaction `trx`; undefined if there is none. */
    findSignable: (id: string, trx: Database = db) => findSignableBlog(trx, id),
  }
}

/** Returns the articles whose hash is up to date. */
function signableBlogs(db: Database): Promise<SignableBlog[]> {
  return withHashes(db)
    .where('known.hash', 'is not', null)
    .$narrowType<{ hash: string; wordsHash: string }>()
    .execute()
}

async function findSignableBlog(db: Database, id: string): Promise<SignableBlog | undefined> {
  const known = await withHashes(db).where('blogs.id', '=', id).executeTakeFirst()
  if (!known) return undefined
  const { hash, wordsHash } = known
  if (hash !== null && wordsHash !== null) return { ...known, hash, wordsHash }
  const [unhashed] = await unreviewedBlogs(db, [known.number])
  return unhashed && { ...known, ...hashesOf(articleText(unhashed.blog)) }
}

/** The hashes are null if they are missing or out of date. */
function withHashes(db: Database) {
  return db
    .selectFrom('blogs')
    .leftJoin('blog_text_hashes as known', (join) =>
      join
        .onRef('known.blog_number', '=', 'blogs.number')
        .onRef('known.updated_at', '=', 'blogs.updated_at'),
    )
    .select(['blogs.number', 'blogs.author_number as authorNumber'])
    .select(['blogs.id', 'blogs.title'])
    .select(['known.hash', 'known.words_hash as wordsHash'])
    .select(['blogs.created_at as createdAt', 'blogs.updated_at as savedAt'])
}
