import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { startPostgres } from '../support/stores/postgres-server.ts'
import * as pages from './answer-pages.ts'
import { type Figures, rounded, type Row } from './figures.ts'
import { judge } from './judging-questions.ts'
import { type PatientQuestion, tune } from './patient-questions.ts'
import { startSite } from './server-process.ts'

const halves = { tune, judge }

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

type Answered = PatientQuestion & {
  /** Place of the first right page within its group, from 1; undefined if none is on the page. */
  rank: number | undefined
  /** What stands first in each group. */
  first: string[]
}

/** How far up the search shows a page that answers what patients type, on SQLite and on PostgreSQL. */
export async function measureQuestionRanks(sqliteUrl: string, workDir: string): Promise<Figures> {
  const onSqlite = await askAll('SQLite', sqliteUrl)
  const onPostgres = await withPostgresSite(workDir, (url) => askAll('PostgreSQL', url))
  return {
    rows: [...onSqlite.rows, ...onPostgres.rows],
    remarks: [...onSqlite.misses, ...onPostgres.misses],
  }
}

async function withPostgresSite<Result>(
  workDir: string,
  take: (url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres()
  try {
    const dataDir = join(workDir, 'questions')
    await mkdir(dataDir)
    const site = await startSite(dataDir, {
      DATABASE_URL: postgres.url,
      SECRET: 'known to nobody but this benchmark',
    })
    try {
      return await take(site.url)
    } finally {
      await site.stop()
    }
  } finally {
    await postgres.remove()
  }
}

/** A row for each half; misses of the half that the search is tuned by. */
async function askAll(database: string, url: string): Promise<{ rows: Row[]; misses: Row[] }> {
  await assertPagesExist(url)
  const rows: Row[] = []
  const misses: Row[] = []
  for (const [half, questions] of Object.entries(halves)) {
    const answered: Answered[] = []
    for (const question of questions) answered.push(await ask(url, question))
    const missed = answered.filter(({ rank = Infinity }) => rank > 3)
    rows.push({
      database,
      half,
      questions: answered.length,
      'hit rate of the first three': rounded(1 - missed.length / answered.length, 3),
      'mean reciprocal rank': rounded(
        answered.reduce((sum, { rank = Infinity }) => sum + 1 / rank, 0) / answered.length,
        3,
      ),
    })
    if (half === 'tune') misses.push(...missed.map((miss) => missRow(database, miss)))
  }
  return { rows, misses }
}

function missRow(database: string, { question, rank, first }: Answered): Row {
  return { database, missed: question, rank: rank ?? 'none', 'instead of it': first.join(' | ') }
}

/** A renamed article must not count as one that the search misses. */
async function assertPagesExist(url: string): Promise<void> {
  for (const page of Object.values(pages)) {
    if (page.startsWith('/')) await read(url + page)
    else {
      const [, articles] = await search(url, page)
      if (!articles.includes(page)) throw new Error(`No article has the title “${page}”`)
    }
  }
}

async function ask(url: string, question: PatientQuestion): Promise<Answered> {
  const groups = await search(url, question.question)
  const ranks = groups.flatMap((group) =>
    question.pages.map((page) => group.indexOf(page) + 1).filter((rank) => rank > 0),
  )
  return {
    ...question,
    rank: ranks.length > 0 ? Math.min(...ranks) : undefined,
    first: groups.flatMap((group) => group.slice(0, 1)),
  }
}

/** The groups on the page of results: addresses of condition pages, and titles of articles. */
async function search(url: string, query: string): Promise<[string[], string[]]> {
  const page = await read(`${url}/articles?${new URLSearchParams({ query })}`)
  const conditions = DomUtils.getElementsByTagName('h2', page)
    .filter((heading) => textOf(heading) === 'Pages about conditions')
    .flatMap((heading) => linksIn(heading.parent))
  const articles = DomUtils.getElementsByTagName('ul', page)
    .filter(({ attribs }) => attribs['class']?.split(' ').includes('article-list'))
    .flatMap((list) => linksIn(list))
  return [conditions.map(({ attribs }) => attribs['href'] ?? ''), articles.map(textOf)]
}

async function read(address: string): Promise<Document> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return parseDocument(await response.text())
}

function linksIn(node: Element['parent']): Element[] {
  return node ? DomUtils.getElementsByTagName('a', node) : []
}

function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
}
