import { sourcesOf } from '../../content/conditions/conditions.ts'
import { signedPages } from '../../content/medical-pages.ts'
import { perWords } from '../../content/words/live.ts'
import { limits } from '../../shared/limits.ts'
import { normalizeDoi, type Reference, type Work } from '../../shared/reference.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import { keyOf, wordsOf } from './note-works.ts'

const { most, shortest } = limits.knownReferences

/**
 * At most eight references in use whose authors, title or DOI contain the words: those in articles, most
 * recently cited first, then those in medical pages. With `authorId`, only those in this doctor's
 * articles. A query of fewer than two letters finds nothing.
 */
export async function findWorks(
  db: Database,
  query: string,
  authorId: string | undefined,
): Promise<Reference[]> {
  const text = normalizeDoi(query)
  const words = filterWords(text)
  if (words.join('').length < shortest) return []
  const rows = await db
    .selectFrom('cited_works')
    .select(['key', 'work'])
    .where(({ ref }) => containsWords(db, ref('words'), words))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_works')
          .select('blog_works.key')
          .whereRef('blog_works.key', '=', 'cited_works.key')
          .$if(authorId !== undefined, (own) =>
            own
              .innerJoin('blogs', 'blogs.number', 'blog_works.blog_number')
              .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
              .where('doctors.id', '=', authorId ?? ''),
          ),
      ),
    )
    .orderBy('cited_at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute()
  const found = new Map(rows.map(({ key, work }) => [key, JSON.parse(work) as Work]))
  for (const [key, known] of authorId === undefined ? worksOfPages() : []) {
    if (words.every((word) => known.words.includes(word)) && !found.has(key)) {
      found.set(key, known.work)
    }
  }
  return Array.from(found, ([key, work]) => ({ _id: key.slice(0, 16), ...work })).slice(0, most)
}

/** Each work that an article cites, with the article's title. */
export async function worksOfArticles(db: Database): Promise<{ title: string; work: Work }[]> {
  const rows = await db
    .selectFrom('blog_works')
    .innerJoin('cited_works', 'cited_works.key', 'blog_works.key')
    .innerJoin('blogs', 'blogs.number', 'blog_works.blog_number')
    .select(['blogs.title', 'cited_works.work'])
    .orderBy('blogs.title_key')
    .orderBy('cited_works.key')
    .execute()
  return rows.map(({ title, work }) => ({ title, work: JSON.parse(work) as Work }))
}

const worksOfPages = perWords(
  () =>
    new Map(
      signedPages
        .flatMap((page) => sourcesOf(page).sources)
        .map((work) => [keyOf(work), { work, words: wordsOf(work) }]),
    ),
)
