import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type BlogRepository, createBlogRepository } from '../../server/blogs/blog-repository.ts'
import { systemClock } from '../../server/clock.ts'
import { startSearchThread } from '../../server/search/search-thread.ts'
import { limits } from '../../shared/limits.ts'
import { median, percentile, rounded, type Row } from './figures.ts'
import type { Library } from './library.ts'
import { chooseQueries } from './queries.ts'

const queriesOfAKind = 25

/** Time from a reader's words to the first page of articles, and what others notice of it meanwhile. */
export async function measureSearchTime(
  library: Library,
  articles: number,
  rounds: number,
): Promise<Row[]> {
  const searcher = startSearchThread(library.dataDir)
  const blogs = createBlogRepository(library.db, systemClock, searcher)
  const megabytes = rounded((await library.bytes()) / 1e6, 0)
  const queries = chooseQueries(library.corpus, articles, queriesOfAKind)
  const rows: Row[] = []
  for (const [kind, texts] of Object.entries(queries)) {
    const { times, totals, longestStall, cpuMs } = await timeQueries(blogs, texts, rounds)
    rows.push({
      articles,
      'database MB': megabytes,
      query: kind,
      example: texts[0] ?? '',
      'articles found': median(totals),
      'median ms': rounded(median(times), 2),
      '99th percentile ms': rounded(percentile(times, 99), 2),
      'CPU ms': rounded(cpuMs, 2),
      'longest stall ms': rounded(longestStall, 1),
    })
  }
  await searcher.stop()
  return rows
}

/** Asks everything once to warm up, then `rounds` times, in turn. */
async function timeQueries(blogs: BlogRepository, texts: string[], rounds: number) {
  const limit = limits.list.articlesPerPage
  const times: number[] = []
  const totals: number[] = []
  for (const query of texts) totals.push((await blogs.search({ query, limit, page: 1 })).total)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const cpuBefore = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) {
    for (const query of texts) {
      const started = performance.now()
      await blogs.search({ query, limit, page: 1 })
      times.push(performance.now() - started)
    }
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  delay.disable()
  const cpuMs = (user + system) / 1000 / times.length
  return { times, totals, longestStall: delay.max / 1e6, cpuMs }
}
