import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listBlog, listBlogs } from '../facets/facet-index.ts'
import { valuesOfBlogs } from '../facets/values-of-blogs.ts'
import { indexBlog, type IndexedBlog, indexWords, learnWords } from './search-index.ts'

/** So many blogs are read and written at a time: what they are made of is in memory meanwhile. */
const atOnce = 25
/** So many words are collected until they are learnt. */
const mostWords = 20_000

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
    for (const [, blog] of await storedBlogs(trx, [number])) await indexBlog(trx, number, blog)
    // Somebody may have written a thousand articles: requests that need no database go on.
    await afterOthers()
  }
  return result
}

/** Puts all blogs from this number on into the lists and the search. */
export function reindexFrom(trx: Kysely<Tables>, first: number): Promise<void> {
  return reindexThese(trx, () => numbersFrom(trx, first))
}

/**
 * Puts the blogs of these numbers, which are asked for twice, into the lists and the search. What a
 * batch is made of is in memory meanwhile.
 * The search goes last and without another write in between: each one makes FTS5 write what it would
 * rather collect.
 */
export async function reindexThese(
  trx: Kysely<Tables>,
  batches: () => AsyncIterable<number[]>,
): Promise<void> {
  const words = new Set<string>()
  for await (const numbers of batches()) await listBlogs(trx, numbers)
  for await (const numbers of batches()) {
    const found = await indexWords(trx, await storedBlogs(trx, numbers))
    for (const word of found) words.add(word)
    if (words.size >= mostWords) {
      await learnWords(trx, words)
      words.clear()
    }
  }
  await learnWords(trx, words)
}

async function* numbersFrom(trx: Kysely<Tables>, first: number): AsyncGenerator<number[]> {
  for (let next = first; ;) {
    const blogs = await trx
      .selectFrom('blogs')
      .select('number')
      .where('number', '>=', next)
      .orderBy('number')
      .limit(atOnce)
      .execute()
    const last = blogs.at(-1)
    if (!last) return
    yield blogs.map(({ number }) => number)
    next = last.number + 1
  }
}

async function storedBlogs(
  trx: Kysely<Tables>,
  numbers: number[],
): Promise<Map<number, IndexedBlog>> {
  const blogs = await trx
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .selectAll('blogs')
    .select('doctors.name as author')
    .where('blogs.number', 'in', numbers)
    .orderBy('blogs.number')
    .execute()
  const tags = await valuesOfBlogs(trx, { table: 'blog_tags', column: 'tag' }, numbers)
  const solutions = await valuesOfBlogs(
    trx,
    { table: 'blog_solutions', column: 'solution' },
    numbers,
  )
  return new Map(
    blogs.map((blog) => [
      blog.number,
      {
        ...blog,
        author: blog.author ?? '',
        tags: tags.get(blog.number) ?? [],
        solutions: solutions.get(blog.number) ?? [],
      },
    ]),
  )
}
