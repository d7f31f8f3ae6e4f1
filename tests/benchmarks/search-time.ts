import { join } from 'node:path'
import type { BlogRepository } from '../../server/blogs/blog-repository.ts'
import { limits } from '../../shared/limits.ts'
import { median, percentile, rounded, type Row } from './figures.ts'
import { createLibrary } from './library.ts'
import { chooseQueries } from './queries.ts'

const queriesOfAKind = 25

/** Time from a reader's words to the first page of articles, in this process, as the library grows. */
export async function measureSearchTime(
  workDir: string,
  { sizes, rounds }: { sizes: number[]; rounds: number },
): Promise<Row[]> {
  const library = await createLibrary(join(workDir, 'library'))
  const rows: Row[] = []
  try {
    for (const size of sizes) {
      await library.growTo(size)
      const megabytes = rounded((await library.bytes()) / 1e6, 0)
      const queries = chooseQueries(library.corpus, size, queriesOfAKind)
      for (const [kind, texts] of Object.entries(queries)) {
        const { times, totals } = await timeQueries(library.blogs, texts, rounds)
        rows.push({
          articles: size,
          'database MB': megabytes,
          query: kind,
          example: texts[0] ?? '',
          'articles found': median(totals),
          'median ms': rounded(median(times), 2),
          '99th percentile ms': rounded(percentile(times, 99), 2),
        })
      }
    }
  } finally {
    await library.close()
  }
  return rows
}

/** Asks everything once to warm up, then `rounds` times, in turn. */
async function timeQueries(blogs: BlogRepository, texts: string[], rounds: number) {
  const limit = limits.list.articlesPerPage
  const times: number[] = []
  const totals: number[] = []
  for (const query of texts) totals.push((await blogs.search({ query, limit, page: 1 })).total)
  for (let round = 0; round < rounds; round += 1) {
    for (const query of texts) {
      const started = performance.now()
      await blogs.search({ query, limit, page: 1 })
      times.push(performance.now() - started)
    }
  }
  return { times, totals }
}
