import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Blogs, createBlogs } from '../../server/blogs/blogs.ts'
import { systemClock } from '../../server/core/clock.ts'
import { startSearch } from '../../server/search/start-search.ts'
import { limits } from '../../shared/limits.ts'
import { median, percentile, rounded, type Row } from './figures.ts'
import type { Library } from './library.ts'
import { chooseQueries } from './queries.ts'

const queriesOfAKind = 25

/** What the 99th percentile of every kind should stay under. */
const limitMs = 25

/** What is measured with the words of every kind; returns how many were found. */
const calls: Record<string, (blogs: Blogs, query: string) => Promise<number>> = {
  'best match': async (blogs, query) => (await blogs.searchMarked({ query, ...firstPage })).total,
  'a–z': async (blogs, query) =>
    (await blogs.searchMarked({ query, sort: 'a-z', ...firstPage })).total,
  suggestions: async (blogs, query) => (await blogs.suggest(query)).length,
}
const firstPage = { limit: limits.list.articlesPerPage, page: 1 }

/** Time from a reader's words to the first page of articles, and what others notice of it meanwhile. */
export async function measureSearchTime(
  library: Library,
  articles: number,
  rounds: number,
): Promise<Row[]> {
  const searcher = startSearch(library.db, library)
  const blogs = createBlogs(library.db, systemClock, searcher)
  const megabytes = rounded((await library.bytes()) / 1e6, 0)
  const queries = chooseQueries(library.corpus, articles, queriesOfAKind)
  const rows: Row[] = []
  for (const [response, call] of Object.entries(calls)) {
    for (const [kind, texts] of Object.entries(queries)) {
      const timed = await timeQueries((text) => call(blogs, text), texts, rounds)
      rows.push({
        articles,
        'database MB': megabytes,
        response,
        query: kind,
        example: texts[0] ?? '',
        found: median(timed.totals),
        'median ms': rounded(median(timed.times), 2),
        '99th percentile ms': rounded(percentile(timed.times, 99), 2),
        'limit ms': limitMs,
        'CPU ms': rounded(timed.cpuMs, 2),
        'longest stall ms': rounded(timed.longestStall, 1),
      })
    }
  }
  await searcher.stop()
  return rows
}

/** Asks everything once to warm up, then `rounds` times, in turn. */
async function timeQueries(
  ask: (text: string) => Promise<number>,
  texts: string[],
  rounds: number,
) {
  const times: number[] = []
  const totals: number[] = []
  for (const text of texts) totals.push(await ask(text))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const cpuBefore = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) {
    for (const text of texts) {
      const started = performance.now()
      await ask(text)
      times.push(performance.now() - started)
    }
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  delay.disable()
  const cpuMs = (user + system) / 1000 / times.length
  return { times, totals, longestStall: delay.max / 1e6, cpuMs }
}
