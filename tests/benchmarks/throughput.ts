import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type RawResponse,
  assertSameResponse,
  fetchRawResponse,
  type Headers,
} from './responses.ts'
import { median, rounded, type Row } from './figures.ts'
import { type LoadResult, putLoad } from './load.ts'
import { apiCalls, madeAnew, pages } from './pages.ts'
import { type ServerProcess, startBareServer } from './server-process.ts'

const connections = 16

type Extent = { rounds: number; seconds: number; warmUpSeconds: number }
type Case = { response: string; path: string; headers?: Headers }

/** Requests per second of the site beside a bare server that sends the same bytes, in turn. */
export async function measureThroughput(
  site: ServerProcess,
  workDir: string,
  extent: Extent,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of await allCases(site)) rows.push(await measure(site, workDir, one, extent))
  return rows
}

/** Cached responses, 304 for them, and a page that is rendered each time. */
async function allCases(site: ServerProcess): Promise<Case[]> {
  const kept = Object.entries({ ...pages, ...apiCalls }).map(([response, path]) => ({
    response,
    path,
  }))
  const known: Case[] = []
  for (const { response, path } of kept) {
    if (response !== 'article' && response !== 'list') continue
    const { headers } = await fetchRawResponse(site.url + path, {})
    const etag = headers[headers.indexOf('etag') + 1]!
    known.push({ response: `${response}, 304`, path, headers: { 'if-none-match': etag } })
  }
  return [...kept, ...known, { response: 'article, anew', path: pages.article, headers: madeAnew }]
}

async function measure(
  site: ServerProcess,
  workDir: string,
  { response: name, path, headers = {} }: Case,
  { rounds, seconds, warmUpSeconds }: Extent,
): Promise<Row> {
  const response = await fetchRawResponse(site.url + path, headers)
  const responseFile = join(workDir, 'answer.json')
  await writeFile(responseFile, JSON.stringify(response))
  const bare = await startBareServer(responseFile)
  try {
    await assertSameResponse(bare.url + path, headers, response)
    const load = { connections, headers, status: response.status }
    const results = { site: [] as LoadResult[], bare: [] as LoadResult[] }
    for (const server of [site, bare]) {
      await putLoad(server, path, { ...load, seconds: warmUpSeconds })
    }
    for (let round = 0; round < rounds; round += 1) {
      results.site.push(await putLoad(site, path, { ...load, seconds }))
      results.bare.push(await putLoad(bare, path, { ...load, seconds }))
    }
    return row(name, response, results.site, results.bare)
  } finally {
    await bare.stop()
  }
}

function row(name: string, response: RawResponse, site: LoadResult[], bare: LoadResult[]): Row {
  const of = (results: LoadResult[], field: keyof LoadResult) =>
    median(results.map((result) => result[field]))
  // Of each round by itself: what else the machine does hits both of its halves more alike.
  const ratio = (value: (result: LoadResult) => number) =>
    median(site.map((result, round) => value(result) / value(bare[round]!)))
  return {
    response: name,
    KB: rounded(Buffer.byteLength(response.body, 'base64') / 1000, 1),
    'site req/s': rounded(of(site, 'requestsPerSecond'), 0),
    'bare req/s': rounded(of(bare, 'requestsPerSecond'), 0),
    'site / bare': rounded(
      ratio(({ requestsPerSecond }) => requestsPerSecond),
      4,
    ),
    'site busy': `${rounded(of(site, 'busy') * 100, 0)} %`,
    'bare busy': `${rounded(of(bare, 'busy') * 100, 0)} %`,
    'site / bare by CPU': rounded(
      ratio(({ cpuMs }) => 1 / cpuMs),
      4,
    ),
  }
}
