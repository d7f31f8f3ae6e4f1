import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { listBlogs } from '../listing/facet-index.ts'
import { valuesOfBlogs } from '../listing/by-number.ts'
import { indexBlog, type IndexedBlog, indexWords, learnWords } from './search-index.ts'

/** Blogs read and written per batch; a batch is held in memory. */
const indexedAtOnce = 8
/** Blogs listed per statement: SQLite accepts 32,766 values at most. */
const listedAtOnce = 50
/** Words collected before they are stored. */
const mostWords = 20_000

/**
 * Runs `work`, which changes or removes the author, and then writes the author's new name into the
 * lists and the search text of their articles, in the caller's transaction.
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
  await relistBlogs(
    trx,
    blogs.map(({ number }) => number),
  )
  return result
}

/** Writes the blogs, as stored, into the lists and the search text, in the caller's transaction. */
export async function relistBlogs(trx: Kysely<Tables>, numbers: number[]): Promise<void> {
  for (const some of batchesOf(numbers, listedAtOnce)) await listBlogs(trx, some)
  for (const number of numbers) {
    for (const [, blog] of await storedBlogs(trx, [number])) await indexBlog(trx, number, blog)
    // There may be a thousand: yield to requests that need no database.
    await afterOthers()
  }
}

const outdatedFact = 'search-index'

/**
 * Rebuilds lists and index after a migration has marked the index as outdated, in one transaction:
 * readers see the old index until it ends. Only one of several instances may do it at a time.
 */
export async function reindexOutdated(db: Database): Promise<void> {
  if (!(await isOutdated(db))) return
  // unaudited: the index is derived from stored content
  await db.transaction().execute(async (trx) => {
    await reindexFrom(trx, 0)
    await trx.deleteFrom('site_facts').where('name', '=', outdatedFact).execute()
  })
}

async function isOutdated(db: Kysely<Tables>): Promise<boolean> {
  const fact = await db
    .selectFrom('site_facts')
    .select('value')
    .where('name', '=', outdatedFact)
    .executeTakeFirst()
  return fact !== undefined
}

/**
 * Adds all blogs from this number on to the lists and the search index, batch by batch in memory. The
 * search index comes last, with no other write in between, because any write makes FTS5 flush the
 * entries it has buffered.
 */
export async function reindexFrom(trx: Kysely<Tables>, first: number): Promise<void> {
  const words = new Set<string>()
  for await (const numbers of numbersFrom(trx, first, listedAtOnce)) await listBlogs(trx, numbers)
  for await (const numbers of numbersFrom(trx, first, indexedAtOnce)) {
    const found = await indexWords(trx, await storedBlogs(trx, numbers))
    for (const word of found) words.add(word)
    if (words.size >= mostWords) {
      await learnWords(trx, words)
      words.clear()
    }
  }
  await learnWords(trx, words)
}

async function* numbersFrom(
  trx: Kysely<Tables>,
  first: number,
  size: number,
): AsyncGenerator<number[]> {
  for (let next = first; ;) {
    const blogs = await trx
      .selectFrom('blogs')
      .select('number')
      .where('number', '>=', next)
      .orderBy('number')
      .limit(size)
      .execute()
    const last = blogs.at(-1)
    if (!last) return
    yield blogs.map(({ number }) => number)
    next = last.number + 1
  }
}

function* batchesOf(numbers: number[], size: number): Generator<number[]> {
  for (let first = 0; first < numbers.length; first += size) {
    yield numbers.slice(first, first + size)
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
