import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listBlog } from '../facets/facet-index.ts'
import { indexBlog, type IndexedBlog, indexWords, learnWords } from './search-index.ts'

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
    await listBlog(trx, number)
    await indexBlog(trx, number, await storedBlog(trx, number))
    // Somebody may have written a thousand articles: requests that need no database go on.
    await afterOthers()
  }
  return result
}

/** Puts all blogs from this number on into the lists and the search. */
export function reindexFrom(trx: Kysely<Tables>, first: number): Promise<void> {
  return reindexEach(trx, () => numbersFrom(trx, first))
}

/**
 * Puts these blogs into the lists and the search. The search goes last and without another write in
 * between: each one makes FTS5 write what it would rather collect.
 */
export async function reindexEach(
  trx: Kysely<Tables>,
  numbers: () => Iterable<number> | AsyncIterable<number>,
): Promise<void> {
  const words = new Set<string>()
  for await (const number of numbers()) await listBlog(trx, number)
  for await (const number of numbers()) {
    const found = await indexWords(trx, number, await storedBlog(trx, number))
    for (const word of found) words.add(word)
  }
  await learnWords(trx, words)
}

async function* numbersFrom(trx: Kysely<Tables>, first: number): AsyncGenerator<number> {
  for (let next = first; ;) {
    const blog = await trx
      .selectFrom('blogs')
      .select('number')
      .where('number', '>=', next)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!blog) return
    yield blog.number
    next = blog.number + 1
  }
}

async function storedBlog(trx: Kysely<Tables>, number: number): Promise<IndexedBlog> {
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
  return {
    ...blog,
    author: blog.author ?? '',
    tags: tags.map(({ tag }) => tag),
    solutions: solutions.map(({ solution }) => solution),
  }
}
