import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listBlog } from '../facets/facet-index.ts'
import { indexBlog } from './search-index.ts'

/**
 * Does the work, which changes the author or removes him, and puts his name as it then is into the
 * lists and the search text of his articles. All in the caller's transaction.
 */
export async function reindexAround<Result>(
  trx: Kysely<Tables>,
  authorNumber: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const blogs = await trx
    .selectFrom('blogs')
    .select('number')
    .where('author_number', '=', authorNumber)
    .execute()
  const result = await work()
  for (const { number } of blogs) {
    await reindex(trx, number)
    // Somebody may have written a thousand articles: requests that need no database go on.
    await afterOthers()
  }
  return result
}

/** Puts all blogs into their lists and into the search, as a migration needs it. */
export async function reindexAll(trx: Kysely<Tables>): Promise<void> {
  let last = -1
  for (;;) {
    const blog = await trx
      .selectFrom('blogs')
      .select('number')
      .where('number', '>', last)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!blog) return
    last = blog.number
    await reindex(trx, last)
  }
}

async function reindex(trx: Kysely<Tables>, number: number): Promise<void> {
  const blog = await trx
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .selectAll('blogs')
    .select('doctors.name as author')
    .where('blogs.number', '=', number)
    .executeTakeFirstOrThrow()
  const tags = await trx
    .selectFrom('blog_tags')
    .select('tag')
    .where('blog_number', '=', number)
    .orderBy('position')
    .execute()
  const solutions = await trx
    .selectFrom('blog_solutions')
    .select('solution')
    .where('blog_number', '=', number)
    .orderBy('position')
    .execute()
  await listBlog(trx, number)
  await indexBlog(trx, number, {
    ...blog,
    author: blog.author ?? '',
    tags: tags.map(({ tag }) => tag),
    solutions: solutions.map(({ solution }) => solution),
  })
}
