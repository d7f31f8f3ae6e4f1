import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '../figures.ts'
import { type LoadResult, putLoad } from '../load.ts'
import { madeAnew, pages } from '../pages.ts'
import { fetchRawResponse, type Headers } from '../responses.ts'
import { startBareServer } from '../server-process.ts'
import { inTurns, rowOf } from './figure-rows.ts'
import type { Seeded } from './seed-site.ts'
import type { Side, Sides } from './versions.ts'

export type Extent = { rounds: number; seconds: number }

type Case = {
  figure: string
  path: (seeded: Seeded) => string
  headers?: (side: Side) => Headers | Promise<Headers>
  /** How many requests a round has, where their number is limited; otherwise it takes its seconds. */
  requests?: number
  connections?: number
}

const connectionsKept = 32
/** With more, a busy machine makes the site reject readers. */
const connectionsAnew = 16
const article = (seeded: Seeded) => seeded.article

const kept: Case[] = [
  { figure: 'kept article', path: article },
  { figure: 'kept article, gzip', path: article, headers: () => ({ 'accept-encoding': 'gzip' }) },
  { figure: 'kept article, brotli', path: article, headers: () => ({ 'accept-encoding': 'br' }) },
  {
    figure: 'kept article, 304',
    path: article,
    async headers({ site, seeded }) {
      const { headers } = await fetchRawResponse(site.url + seeded.article, {})
      return { 'if-none-match': headers[headers.indexOf('etag') + 1]! }
    },
  },
]

let source = 0
/** A source of its own for each round, because the searches of a source are limited. */
const fromNewSource = () => {
  source += 1
  return { ...madeAnew, 'x-forwarded-for': `10.0.${source >> 8}.${source & 255}` }
}

const anewCases: Case[] = [
  { figure: 'article', path: article },
  { figure: 'article with 18 references', path: ({ cited }) => cited! },
  { figure: 'list', path: () => pages.list },
  {
    figure: 'search page',
    path: () => '/articles?query=jaw',
    headers: fromNewSource,
    requests: 250,
  },
  { figure: 'condition', path: () => pages.condition },
  { figure: 'home', path: () => pages.home },
  { figure: 'API list', path: () => '/api/user/v1/blogs' },
  {
    figure: 'API article',
    path: (seeded) => seeded.article.replace('/articles', '/api/user/v1/blogs'),
  },
]

/** Responses from the page cache, beside a bare server that sends this version's bytes. */
export async function measureKept(
  ref: string,
  sides: Sides,
  workDir: string,
  extent: Extent,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of kept) {
    const headers = (await one.headers?.(sides.now)) ?? {}
    const response = await fetchRawResponse(
      sides.now.site.url + one.path(sides.now.seeded),
      headers,
    )
    const file = join(workDir, 'response.json')
    await writeFile(file, JSON.stringify(response))
    const bare = { site: await startBareServer(file), seeded: sides.now.seeded }
    try {
      const results = await takeTurns(one, [sides.before, sides.now, bare], response.status, extent)
      rows.push(...rowsOf(ref, one.figure, results, ['per CPU s', 'per s', '99 % ms']))
    } finally {
      await bare.site.stop()
    }
  }
  return rows
}

/** Responses made for each request; references only where both versions have them. */
export async function measureAnew(ref: string, sides: Sides, extent: Extent): Promise<Row[]> {
  const rows: Row[] = []
  const both = [sides.before, sides.now]
  const usual = { headers: () => madeAnew, connections: connectionsAnew }
  for (const one of anewCases) {
    if (!both.every(({ seeded }) => one.path(seeded))) continue
    const results = await takeTurns({ ...usual, ...one }, both, 200, extent)
    rows.push(...rowsOf(ref, `${one.figure}, anew`, results, ['per CPU s']))
  }
  return rows
}

async function takeTurns(
  { path, headers, requests, connections = connectionsKept }: Case,
  sides: Side[],
  status: number,
  { rounds, seconds }: Extent,
) {
  const round = async (side: Side) => {
    const load = { connections, status, headers: (await headers?.(side)) ?? {} }
    const extent = requests ? { requests } : { seconds }
    return putLoad(side.site, path(side.seeded), { ...load, ...extent })
  }
  const measures = sides.map((side) => () => round(side))
  await inTurns(1, measures)
  return inTurns(rounds, measures)
}

const units = {
  'per CPU s': { value: ({ cpuMs }: LoadResult) => 1000 / cpuMs, digits: 0 },
  'per s': { value: ({ requestsPerSecond }: LoadResult) => requestsPerSecond, digits: 0 },
  '99 % ms': { value: ({ p99 }: LoadResult) => p99, digits: 0 },
}

function rowsOf(
  ref: string,
  figure: string,
  results: LoadResult[][],
  names: (keyof typeof units)[],
): Row[] {
  return names.map((name) => {
    const { value, digits } = units[name]
    const [before = [], now = [], bare] = results.map((ofSide) => ofSide.map(value))
    return rowOf(ref, `${figure}, ${name}`, { before, now, ...(bare && { bare }) }, digits)
  })
}
